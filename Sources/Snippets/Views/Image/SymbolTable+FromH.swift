extension SymbolTable {
  /// Names from `h` on, sorted by their bytes, each with its sign.
  static let fromH: StaticString = """
    hammer=⚙ hammer.fill=⚙ hand.draw=☝ hand.draw.fill=∿ hand.pencil=✍ hand.point.down=☟
    hand.point.left=☚ hand.point.left.fill=☚ hand.point.right=☛ hand.point.right.fill=☛
    hand.point.up=☝ hand.point.up.left=☝ hand.point.up.left.fill=☝ hand.raised=✌
    hand.raised.circle=✌ hand.raised.fill=✌ hand.raised.fingers.spread=✌ hand.raised.square=✌
    hand.tap=☝ hand.tap.fill=☝ hand.thumbsdown=☟ hand.thumbsdown.circle=☹ hand.thumbsup=☝
    hand.wave=✌ hand.wave.fill=✌ handbag=⊎ hands.and.sparkles=✌ hands.clap=✌ hands.sparkles=✌
    hanger=⌐ hare=⋎ hat.cap=⌐
    hat.widebrim=⌐ hazardsign=⚠ headlight=☼
    headlight.high.beam=☼ headphones=♪ headphones.circle=♪ headset=♪
    hearingdevice.ear=⚕ heart=♡ heart.circle=♡
    heart.circle.fill=♥ heart.fill=♥ heart.rectangle=♡ heart.square=♡ heart.text.clipboard=♥
    heart.text.square=♡ heart.text.square.fill=♥ heart.text.square.fill.rx=⚕
    heat.waves=♨ heater.vertical=♨ helicopter=✈ helm=⊛
    hexagon=⬡ hexagon.fill=⬢ hifispeaker=♪ highlighter=✎ hockey.puck=◍ homekit=⌂ homepod=♪
    homepod.fill=♪ homepodmini=♪ horn=♪ hourglass=◷ hourglass.bottomhalf.filled=⧗
    hourglass.tophalf.filled=⧗ house=⌂ house.circle=⌂
    house.fill=☗ house.lodge=⌂ hryvniasign=₴ humidifier=◊
    humidity=◊ hurricane=༄ icloud=☁
    icloud.and.arrow.down=↧ icloud.fill=☁ increase.indent=≡ increase.quotelevel=❝
    indianrupeesign=₹ indianrupeesign.circle=₹ infinity=∞ info=i info.circle=i
    info.circle.fill=i info.square=i inset.filled.rectangle.and.person.filled=☻
    internaldrive=⛁ ipad=▭ ipad.and.iphone=▯ ipad.landscape=▭
    iphone=▯ iphone.gen3=▯ iphone.homebutton=▯ iphone.radiowaves.left.and.right=☎ ipodtouch=▯
    italic=I ivfluid.bag=✚ jacket=⌐ key=⚿ key.fill=⚿ key.horizontal=⚿ key.horizontal.fill=⚿
    keyboard=⌨ keyboard.chevron.compact.down=⌨ keyboard.fill=⌨
    kipsign=₭ l.button=L l.joystick=⌗ l1.button=L1 l2.button=L2 ladybug=⚹ lamp.ceiling=☼
    lamp.desk=☼ lamp.floor=☼ lamp.table=☼ lanyardcard=▤ laptopcomputer=▭
    laptopcomputer.and.iphone=▭ largecircle.fill.circle=●
    larisign=₾ lasso=✎ lasso.badge.sparkles=∿
    latch.2.case=⊎ laurel.leading=❧ laurel.trailing=❧ lb.button=LB leaf=❧ leaf.arrow.circlepath=♺
    leaf.arrow.triangle.circlepath=♺ leaf.fill=❧ lessthan=< lessthanorequalto=≤ level=∠
    lifepreserver=⊛
    light.beacon.max=☼ light.beacon.min=☼ light.cylindrical=☼
    light.max=☼ light.min=☼ light.overhead=☼ light.panel=☼
    light.recessed=☼ light.ribbon=☼ light.strip.2=☼ lightbulb=☼ lightbulb.fill=☀
    lightbulb.max=☼ lightrail=⛟ lightspectrum=☼
    lightswitch.off=◎ lightswitch.on=◉
    line.2.horizontal=≡ line.3.crossed.swirl=༄ line.3.horizontal=≡
    line.3.horizontal.button.angledtop.vertical.right=☰ line.3.horizontal.circle=≡
    line.3.horizontal.decrease=≡ line.3.horizontal.decrease.circle=≡ line.diagonal=╱
    line.horizontal.3=≡ lineweight=≡ link=⌇ link.circle=⌇ link.icloud=⌇ lirasign=₤ list.bullet=≡
    list.bullet.circle=≡
    list.bullet.clipboard=☑ list.bullet.indent=≡ list.bullet.rectangle=▤ list.clipboard=▤
    list.clipboard.fill=❏ list.dash=≡ list.number=№ list.star=≡ list.triangle=≡ livephoto=⊙
    livephoto.play=▶ lizard=☘
    location=⌖ location.circle=⌖ location.magnifyingglass=⌖ location.north=⌖
    location.viewfinder=⌖ lock=⚿ lock.circle=⚿ lock.display=⚿ lock.doc=⚿ lock.fill=⚿
    lock.iphone=⚿ lock.open=⚲ lock.open.fill=⚲ lock.rectangle=⚿ lock.rotation.open=⚲
    lock.shield=⚿ lock.square=⚿ logo.playstation=⌗ logo.xbox=⌗ loop=⌒ lt.button=LT
    lungs=⚕ lungs.fill=⚕ macbook=▭ macbook.and.iphone=▭
    macmini=▭ macpro.gen1=▭ macpro.gen2=▭ macpro.gen3=▭ macwindow=▭
    magazine=☰ magicmouse=⬭ magnifyingglass=⌕ magnifyingglass.circle=⌕ magsafe.batterypack=▮
    mail=✉ mail.stack=✉ malaysianringgitsign=RM manatsign=₼ map=▧
    map.circle=✧ map.fill=▧ mappin=⌖ mappin.and.ellipse=⌖
    mappin.circle=⌖ mappin.circle.fill=⌖ mappin.square=⌖
    medal=♛ medal.fill=♛ mediastick=▮ medical.records=⚕
    medical.thermometer=¡ megaphone=♪ memories=↻ memorychip=▦ menubar.rectangle=▤ menucard=☰
    menucard.fill=☰ message=¶
    message.circle=¶ message.fill=¶ meteor=☄ metronome=◍ mic=ϙ mic.and.signal.meter=ϙ
    mic.circle=◍ mic.fill=ϙ microbe=⚕ microphone=ϙ microphone.circle=◍
    microwave=▥ minus=− minus.diamond=⊘
    minus.forwardslash.plus=∓ minus.magnifyingglass=⊖ minus.plus.batteryblock=▮
    minus.rectangle=⊟ mirror.side=⛟ moon=☾
    moon.circle=☾ moon.circle.fill=☽ moon.dust=☾ moon.fill=☽
    moon.haze=☾ moon.stars=☾ moon.stars.fill=☽ moon.zzz=☾
    moon.zzz.fill=☽ moonphase.first.quarter=◗
    moonphase.full.moon=◯ moonphase.last.quarter=◖
    moonphase.new.moon=◌ moonphase.waning.crescent=☾ moonphase.waning.gibbous=◯☾
    moonphase.waxing.crescent=☽ moonphase.waxing.gibbous=☽◯ moonrise=☾↑
    moonset=☾↓ moped=⛟ mosaic=▦ mosquito=⚹ motorcycle=⛟
    mountain.2=⌆ mountain.2.fill=⌆ mouth=⚕ move.3d=✥ movieclapper=▷ mug=☕︎ mug.fill=☕︎ multiply=×
    music.mic=ϙ music.microphone=♪ music.note=♪ music.note.house=♫ music.note.list=♫
    music.quarternote.3=♫ mustache=☺ nairasign=₦ network=⚛
    newspaper=▤ newspaper.fill=▤ norwegiankronesign=kr nose=⚕
    nosign=⊘ note=▤ note.text=▤
    notequal=≠ number=№ number.circle=№ number.sign=#
    number.square=№ oar.2.crossed=≈ octagon=⯃ oilcan=◊ opticaldisc=♫
    opticaldiscdrive=♫ opticid=⊙
    option=⌥ oval=⬭ oven=♨ paintbrush=✐ paintbrush.fill=✐ paintbrush.pointed=✐ paintpalette=✐
    paintpalette.fill=✐ paintroller=✐ paperclip=⌇
    paperclip.circle=❏ paperplane=✉ paperplane.circle=✉
    paperplane.fill=✉ paragraphsign=¶ parkinglight=☼
    parkingsign=Ⓟ party.popper=✧ party.popper.fill=✧ pause=‖
    pause.circle=‖ pause.fill=‖ pause.rectangle=‖ pause.square=‖ pawprint=☘ pawprint.circle=☘
    pawprint.fill=☘ pc=▭ pedestrian.gate=⊏ pedestrian.gate.open=⇱
    pencil=✎ pencil.and.outline=✎ pencil.circle=✎ pencil.line=✎
    pencil.tip=✎ pentagon=⬠ pentagon.fill=⬟ percent=% person=☺ person.2=☺☺ person.2.circle=☻
    person.2.crop.square.stack=▨ person.2.fill=☻☻ person.3=☺☺ person.3.fill=☻☻
    person.3.sequence=☻ person.and.background.dotted=☺ person.badge.key=☺ person.circle=☺
    person.crop=☺ person.crop.circle=☺ person.crop.rectangle.stack=☻ person.crop.square=☺
    person.fill=☻ person.fill.xmark=⊘ person.line.dotted.person=☻ person.text.rectangle=☺
    person.wave.2=☺ personalhotspot=ᯤ personalhotspot.circle=⌇
    perspective=▱ peruviansolessign=S/ pesosign=¤ phone=☏
    phone.arrow.down.left=☏↙ phone.arrow.up.right=☏↗ phone.badge.checkmark=✆ phone.circle=☎
    phone.connection=☏ phone.down=☏↓ phone.down.fill=☎↓ phone.fill=☎ photo=▨ photo.artframe=▨
    photo.circle=▨ photo.fill=▨ photo.on.rectangle=▨ photo.on.rectangle.angled=▨ photo.stack=▨
    pi=π pianokeys=♫ pianokeys.inverse=⌒ pill=℞ pill.circle=℞ pill.fill=℞ pills=℞ pills.fill=℞
    pin=⌖ pip=▣ pip.enter=⇲ pip.exit=⇱ pip.swap=⇄ platter.filled.top.iphone=▯
    play=▶ play.circle=▶ play.display=▶ play.fill=▶
    play.house=▶ play.rectangle=▶ play.square=▶ play.square.stack=♫ play.tv=▶ playpause=⏯
    playpause.fill=⏯ playstation.logo=⌗ plus=+
    plus.bubble=¶ plus.forwardslash.minus=± plus.magnifyingglass=⊕
    plus.square.on.square=⧉ plus.viewfinder=⊕ plusminus=±
    point.3.connected.trianglepath.dotted=⚛
    point.3.filled.connected.trianglepath.dotted=⚛
    point.topleft.down.curvedto.point.bottomright.up=⇝
    pointer.arrow=▲ polishzlotysign=zł pool=≈ popcorn=⛁
    power=⏻ power.circle=⏻ powercord=⏚ poweroff=⭘ poweron=⏽ poweroutlet=⏚ poweroutlet.strip=⏚
    poweroutlet.type.a=⏚ poweroutlet.type.b=⏚ powerplug=↯ powerplug.fill=↯ powersleep=☾
    printer=⎙ printer.fill=⎙ projective=⌆
    puzzlepiece=♞ puzzlepiece.extension=♞ puzzlepiece.extension.fill=♞
    puzzlepiece.fill=♞ pyramid=∆ qrcode=▦ qrcode.viewfinder=▦ questionmark=? questionmark.app=?
    questionmark.bubble=? questionmark.diamond=? questionmark.folder=? questionmark.text.page=⍰
    questionmark.video=⍰ quote.bubble=¶ quote.closing=❞
    quote.opening=❝ quotelevel=❝ r.button=R r.joystick=⌗
    r1.button=R1 r2.button=R2 radiation=☢ radio=♪
    radiowaves.left=ᯤ radiowaves.right=ᯤ rainbow=⌒
    rays=☼ rb.button=RB record.circle=● record.circle.fill=◉
    recordingtape=♫
    rectangle=▭ rectangle.2.swap=⇆
    rectangle.2.swap.circle=⇄ rectangle.3.group=▦
    rectangle.3.offgrid=▦ rectangle.and.pencil.and.ellipsis=✎
    rectangle.and.text.magnifyingglass=⌕ rectangle.compress.vertical=⊟
    rectangle.connected.to.line.below=⇆ rectangle.dashed=▭
    rectangle.expand.vertical=⊟ rectangle.fill=▬ rectangle.fill.on.rectangle.fill=▨
    rectangle.grid.1x2=▦ rectangle.grid.2x2=▦ rectangle.grid.3x2=▦ rectangle.inset=▣
    rectangle.inset.filled.and.person.filled=☻ rectangle.landscape.rotate=▭
    rectangle.lefthalf.inset.filled=◧ rectangle.on.rectangle=⧉ rectangle.on.rectangle.angled=▭
    rectangle.portrait=▭ rectangle.portrait.and.arrow.forward=⇱
    rectangle.portrait.and.arrow.left=⇲ rectangle.portrait.and.arrow.right=⇱
    rectangle.portrait.fill=▬ rectangle.righthalf.inset.filled=◨ rectangle.split.2x1=◫
    rectangle.split.2x2=⊞ rectangle.split.3x1=◫ rectangle.split.3x3=▦ rectangle.stack=▱
    rectangle.stack.badge.person.crop=▱ refrigerator=▥ refrigerator.fill=▥ repeat=↻ repeat.1=↻1
    repeat.circle=↻ restart=↻ return=↲ return.left=↲ return.right=↪
    rhombus=◇ rhombus.fill=◆ road.lanes=⛟ robotic.vacuum=◉
    roller.shade.closed=⊏ rosette=♛ rotate.3d=↻ rotate.left=↺
    rotate.right=↻ rt.button=RT rublesign=₽ rugbyball=◍ ruler=∠
    ruler.fill=∠ rupeesign=Rs safari=✧ sailboat=⛟ scale.3d=⤢
    scalemass=⚖ scalemass.fill=⚖ scanner=⎙ scissors=✂
    scissors.circle=✂
    scooter=⛟ scope=⌖ screwdriver=⚙ scribble=∿ scribble.variable=∿ scroll=▤ sdcard=▤
    seal=✧ seal.fill=✦ selection.pin.in.out=⊹ sensor=◉ server.rack=⛁ shareplay=☻
    shekelsign=₪ shield=⛨ shield.checkered=⛨ shield.fill=⛨
    shield.lefthalf.filled=⛨ shield.righthalf.filled=⛨ shift=⇑ shippingbox=▢
    shippingbox.and.arrow.backward=▣ shippingbox.fill=▣ shoe=➚ shoe.2=⌐ shoe.fill=➚
    shoeprints.fill=➚ shower=▥ shower.fill=▥ shuffle=⤨ shuffle.circle=⤨ sidebar.leading=◧
    sidebar.left=◧ sidebar.right=◨ sidebar.trailing=◨
    signature=✎ signpost.left=← signpost.right=→ simcard=▤
    singaporedollarsign=S$ sink=▥ skateboard=➚ skew=▱ skis=➚
    slash.circle=⊘ sleep=☾
    slider.horizontal.2.square=⚙ slider.horizontal.3=⚙ slider.horizontal.below.rectangle=⚙
    slider.vertical.3=⚙ slowmo=◌ smallcircle.circle=◎
    smallcircle.filled.circle=● smartphone=▯ smoke=☁
    snow=❄ snowboard=➚ snowflake=❄ soccerball=◍ soccerball.inverse=◍
    sofa=⊓ sofa.fill=⊓ sos=‼ space=␣ sparkle=✦
    sparkle.magnifyingglass=⌕ sparkler=☄ sparkles=✦ sparkles.2=✦ sparkles.rectangle.stack=✦
    speaker=♪ speaker.fill=♪ speaker.wave.1=♪▂ speaker.wave.1.fill=♪▂ speaker.wave.2=♪
    speaker.wave.2.fill=♪
    speaker.wave.3=♪▆ speaker.wave.3.fill=♪▆ speedometer=◴ spigot=⏚ sportscourt=◍
    sportscourt.fill=◍ sprinkler=⏚ sprinkler.and.droplets=⏚ square=□ square.2.layers.3d=⧉
    square.3.layers.3d=▱ square.and.arrow.down=↧ square.and.arrow.down.on.square=↧
    square.and.arrow.up=↥ square.and.arrow.up.circle=↥ square.and.arrow.up.on.square=↥
    square.and.at.rectangle=✍ square.and.line.vertical.and.square=◫ square.and.pencil=✎
    square.and.pencil.circle=✎ square.dashed=□ square.dashed.inset.filled=⊡ square.dotted=⊡
    square.fill=■ square.grid.2x2=▦ square.grid.2x2.fill=▦ square.grid.3x1=▦ square.grid.3x3=▦
    square.grid.3x3.fill=▦ square.grid.4x3.fill=▦ square.inset.filled=▣ square.lefthalf.filled=◧
    square.on.circle=⧉ square.on.square=⧉ square.resize=⌗ square.righthalf.filled=◨
    square.split.2x1=◫ square.stack=▱ square.stack.3d.up=▱ square.text.square=▤ squareshape=□
    squareshape.dashed.squareshape=⌗ squareshape.split.2x2=⊞ squareshape.split.3x3=▦ stairs=☰ star=☆
    star.bubble=☆ star.bubble.fill=¶ star.circle=☆ star.circle.fill=★ star.fill=★
    star.leadinghalf.filled=½︎ star.lefthalf.fill=½︎ star.square=☆ star.square.fill=★ staroflife=*
    staroflife.fill=✚
    steeringwheel=⛟ sterlingsign=£ sterlingsign.circle=£ stethoscope=✚ stop=■ stop.fill=■
    stopwatch=◷ storefront=⌂ stove=▥ strikethrough=S stroller=⛟ studentdesk=⊓ suit.club=♧
    suit.club.fill=♣ suit.diamond=♢
    suit.diamond.fill=♦ suit.heart=♡ suit.heart.fill=♥ suit.spade=♤ suit.spade.fill=♠ suitcase=⊎
    suitcase.fill=⊎ suitcase.rolling=⊎ sum=∑ sun.and.horizon=☼ sun.dust=☼ sun.haze=☼ sun.horizon=☼
    sun.horizon.fill=☀ sun.max=☼ sun.max.circle=☀
    sun.max.fill=☀ sun.min=☼ sun.min.fill=☀ sun.rain=☂ sun.snow=❄
    sunglasses=⊜ sunrise=☼ sunrise.fill=☀ sunset=◠ sunset.fill=◠ surfboard=➚ suv.side=⛟
    swatchpalette=✐ swedishkronasign=kr swift=➶
    swiftdata=➶ swirl.circle.righthalf.filled=◑ switch.2=⚙ syringe=✚
    syringe.fill=✚ t.square=T table.furniture=⊓ tablecells=▦ tablecells.badge.ellipsis=▦
    tachometer=◴ tag=# tag.circle=# tag.fill=# taillight=☼
    takeoutbag.and.cup.and.straw=☕︎ target=⊙ teddybear=☺ telescope=⌕
    teletype=☎ tengesign=₸ tennis.racket=◍ tennisball=◍ tennisball.fill=◍ tent=⌂ tent.fill=⌂
    terminal=>_ testtube.2=⚗ testtube.2.fill=⚗ text=≡ text.aligncenter=≡ text.alignleft=≡
    text.alignright=≡ text.append=≡ text.book.closed=☰ text.bubble=¶ text.bubble.fill=¶
    text.document=▤ text.justify=≡ text.justify.leading=≡ text.justify.left=≡
    text.magnifyingglass=⌕ text.page=▤ text.quote=❝ text.viewfinder=⌕ textformat=T textformat.abc=T
    textformat.alt=T textformat.size=T textformat.size.larger=Aa textformat.size.smaller=Aa
    theatermask.and.paintbrush=✐ theatermasks=☺ thermometer=¡ thermometer.high=¡▆ thermometer.low=¡▂
    thermometer.medium=¡ thermometer.snowflake=❄ thermometer.sun=¡ thermometer.transmission=¡
    thermometer.variable.and.figure=¡ ticket=▤ timelapse=◷ timeline.selection=⧖ timer=◷
    timer.circle=◷ tirepressure=⊛
    togglepower=⚙ toilet=▥ tooth=⚕ toothbrush=⚕ tornado=༄ tortoise=⌓ touchid=◉ trailer=⛟
    train.side.front.car=⛟ train.side.rear.car=⛟ tram=⛟
    tram.circle=⛟ tram.fill=⛟ translate=⇄ transmission=⚙
    trapezoid.and.line.vertical=∆ trash=␡ trash.circle=␡ trash.fill=␡ tray=⊔ tray.2=⊔
    tray.and.arrow.down=↧ tray.and.arrow.up=↥ tray.circle=⊔ tray.fill=⊔ tray.full=✉ tree=♣
    tree.fill=♣ triangle=△ triangle.circle=∆ triangle.fill=▲ trophy=♛ trophy.circle=♛
    trophy.fill=♛ tropicalstorm=↯ truck.box=⛟ truck.box.fill=⛟ truck.pickup.side=⛟ tshirt=⌐
    tshirt.fill=⌐ tugriksign=₮ tuningfork=♪
    turkishlirasign=₺ tv=▭ tv.and.mediabox=▭ tv.fill=▭ uiwindow.split.2x1=▢ umbrella=☂
    umbrella.fill=☂ underline=U vial.viewfinder=⚗ video=▷
    video.circle=▷ video.fill=▷ view.2d=2D view.3d=3D
    viewfinder=□ vision.pro=⊜ visionpro=⊜ volleyball=◍
    wallet.bifold=▤ wallet.pass=▤ wand.and.rays=✦ wand.and.sparkles=✦ wand.and.stars=✦
    wand.and.stars.inverse=✦ washer=▥ washer.fill=▥ watch.analog=◷ watchface.applewatch.case=◷
    water.waves=≈
    waterbottle=∪ wave.3.forward=≈ wave.3.left=≈ wave.3.right=≈ wave.3.up=ᯤ waveform=∿
    waveform.badge.plus=∿ waveform.circle=∿ waveform.path=∿ waveform.path.badge.plus=⚕
    waveform.path.ecg=∿ waveform.path.ecg.rectangle=≈ web.camera=⊙ wheel.and.tire=⊛ wifi=ᯤ
    wifi.circle=ᯤ wifi.exclamationmark=⇌ wifi.router=ᯤ
    wind=༄ wind.snow=❄ window.awning=⊟ window.casement=⊏ window.ceiling=⊟
    window.vertical.closed=⊟
    window.vertical.open=⊞ windshield=⛟ wineglass=∪ wonsign=₩ wrench=⚙ wrench.adjustable=⚙
    wrench.and.screwdriver=⚙ wrench.fill=⚙ wrongwaysign=⊖ x.squareroot=√
    xbox.logo=⌗ xmark=× xmark.app=× xmark.bin=☠
    xmark.octagon=☠ xmark.octagon.fill=☠ xmark.shield=☠
    xserve=⛁ yensign=¥ yensign.circle=¥ zipper.page=▤ zl.button=ZL zr.button=ZR
    zzz=☾
    """
}
