extension SymbolTable {
  /// Names from `a` to `g`, sorted by their bytes, each with its sign.
  static let fromA: StaticString = """
    2.brakesignal=⚠ 4k.tv=▭ a.magnify=⌕ abc=T abs=⛟ accessibility=♁
    accessibility.fill=♁ air.conditioner.horizontal=❄ air.conditioner.vertical=❄
    air.purifier=༄ airplane=✈ airplane.arrival=✈
    airplane.circle=✈ airplane.departure=✈ airplane.ticket=⛟ airplay.audio=▭ airplay.video=▭
    airplayaudio=▭ airplayvideo=▭ airpods=♪ airpods.gen3=♪
    airpodsmax=♪ airpodspro=♪ airtag=⌖ alarm=◷ align=≡
    allergens=⚕ alt=⌥ alternatingcurrent=∿ american.football=◍ american.football.fill=◍
    ampersand=& amplifier=♪ anchor=♆ angle=∠
    ant=⚹ antenna.radiowaves.left.and.right=ᯤ app=▢ app.connected=⚛ app.dashed=▢
    app.fill=▣ app.gift=⋈ appclip=▢ apple.image.playground=✦
    apple.intelligence=✦ apple.logo=⌘ apple.meditate=⚘
    apple.terminal=⊡ apple.terminal.on.rectangle=>_ applelogo=⌘ applepencil=✎
    applescript=▤ appletv=▭ applewatch=◷
    applewatch.radiowaves.left.and.right=◷ applewatch.watchface=◷
    apps.iphone=▯ aqi.high=⁙▆ aqi.low=⁙▂ aqi.medium=⁙ arcade.stick=⌗
    archivebox=▢ archivebox.fill=▣ arrow.2.circlepath=↻ arrow.2.squarepath=↻
    arrow.3.trianglepath=♲ arrow.3.trianglepath.circle=♺ arrow.backward=←
    arrow.backward.to.line=⇤ arrow.branch=⑂ arrow.circlepath=↻
    arrow.clockwise=↻ arrow.clockwise.circle=↻
    arrow.counterclockwise=↺ arrow.counterclockwise.circle=↺ arrow.down=↓ arrow.down.app=↓
    arrow.down.backward=↙ arrow.down.backward.and.arrow.up.forward=⤢ arrow.down.circle=↓
    arrow.down.circle.dotted=⤓ arrow.down.doc=⤓ arrow.down.forward=↘ arrow.down.left=↙
    arrow.down.left.and.arrow.up.right=⤢ arrow.down.left.circle=↙ arrow.down.message=↧
    arrow.down.right=↘ arrow.down.right.and.arrow.up.left=⤢ arrow.down.square=↓
    arrow.down.to.line=⤓ arrow.down.to.line.compact=⤓ arrow.forward=→ arrow.forward.to.line=⇥
    arrow.forward.to.line.compact=↔ arrow.left=← arrow.left.and.right=↔
    arrow.left.and.right.circle=⇆ arrow.left.and.right.square=⇆ arrow.left.arrow.right=↔
    arrow.left.arrow.right.circle=↔ arrow.left.arrow.right.page=⇄
    arrow.left.arrow.right.square=↔ arrow.left.arrow.right.square.fill=⇋ arrow.left.circle=←
    arrow.left.square=← arrow.left.to.line=⇤ arrow.merge=⋏ arrow.rectanglepath=↻ arrow.right=→
    arrow.right.and.line.vertical.and.arrow.left=↔ arrow.right.circle=→
    arrow.right.page.on.clipboard=→ arrow.right.square=→ arrow.right.to.line=⇥
    arrow.triangle.2.circlepath=↻ arrow.triangle.2.circlepath.circle=↻ arrow.triangle.branch=⑂
    arrow.triangle.merge=⋏ arrow.triangle.pull=↰ arrow.triangle.swap=⇅
    arrow.triangle.turn.up.right.circle=↱
    arrow.triangle.turn.up.right.diamond=↱ arrow.trianglehead.2.clockwise=↻
    arrow.trianglehead.2.clockwise.rotate.90=↻ arrow.trianglehead.2.counterclockwise=↺
    arrow.trianglehead.branch=⑂ arrow.trianglehead.clockwise=↻
    arrow.trianglehead.counterclockwise=↺
    arrow.trianglehead.left.and.right=⇆ arrow.trianglehead.merge=⋏
    arrow.trianglehead.pull=↰ arrow.trianglehead.rectanglepath=↻
    arrow.trianglehead.swap=⇅ arrow.trianglehead.turn.up.right=↱ arrow.trianglehead.up.and.down=⇅
    arrow.turn.down.left=↲ arrow.turn.down.right=↳
    arrow.turn.up.forward.iphone=↱ arrow.turn.up.left=↰ arrow.turn.up.right=↱ arrow.up=↑
    arrow.up.and.down=↕ arrow.up.and.down.and.arrow.left.and.right=✥ arrow.up.and.down.circle=⇅
    arrow.up.and.down.square=⇅ arrow.up.and.down.text.horizontal=↕ arrow.up.arrow.down=↕
    arrow.up.arrow.down.circle=↕ arrow.up.arrow.down.square=↕ arrow.up.backward=↖
    arrow.up.backward.and.arrow.down.forward=⤢ arrow.up.bin=⤒ arrow.up.circle=↑ arrow.up.doc=⤒
    arrow.up.forward=↗ arrow.up.forward.app=↗ arrow.up.forward.circle=↗
    arrow.up.forward.square=↗ arrow.up.left=↖ arrow.up.left.and.arrow.down.right=⤡
    arrow.up.left.and.down.right.magnifyingglass=⤡ arrow.up.message=↑ arrow.up.right=↗
    arrow.up.right.and.arrow.down.left=⤢ arrow.up.right.circle=↗ arrow.up.right.square=↗
    arrow.up.square=↑ arrow.up.to.line=⤒ arrow.up.to.line.compact=⤒ arrow.uturn.backward=↩
    arrow.uturn.backward.circle=↩ arrow.uturn.down=↩ arrow.uturn.forward=↪ arrow.uturn.left=↩
    arrow.uturn.left.circle=↩ arrow.uturn.right=↪
    arrow.uturn.right.circle=↪ arrow.uturn.up=↪ arrowkeys=✥
    arrowshape.backward=⇐ arrowshape.bounce=↪
    arrowshape.bounce.forward=↪ arrowshape.bounce.right=↪
    arrowshape.down=⇓ arrowshape.forward=⇒ arrowshape.left=⇐
    arrowshape.right=⇒ arrowshape.turn.up.backward=↩ arrowshape.turn.up.forward=↪
    arrowshape.turn.up.left=↩ arrowshape.turn.up.right=↪ arrowshape.up=⇑ arrowshape.zigzag=⇝
    arrowtriangle.backward=◁ arrowtriangle.backward.fill=◀ arrowtriangle.down=▽
    arrowtriangle.down.fill=▼ arrowtriangle.forward=▷ arrowtriangle.forward.fill=▸
    arrowtriangle.left=◁ arrowtriangle.left.fill=◀ arrowtriangle.right=▷
    arrowtriangle.right.fill=▸ arrowtriangle.up=△ arrowtriangle.up.fill=▲ aspectratio=⌗
    asterisk=* at=@ atom=⌬ australiandollarsign=A$ av.remote=▯ axle.2=⊛
    backpack=⊎ backward=« backward.circle=« backward.end=⏮
    backward.end.alt=⏮ backward.end.fill=⏮ backward.fill=«
    backward.frame=« bag=⊎ bag.fill=⊎ bahtsign=฿
    balloon=✧ balloon.2=✧ bandage=✚ bandage.fill=✚ banknote=$ banknote.fill=▤ barcode=▦
    barcode.viewfinder=▦ barometer=◴ baseball=◍ baseball.fill=◍ basket=⊎ basket.fill=⊎
    basketball=◍ basketball.fill=◍ bathtub=▥ bathtub.fill=▥ battery.0=▯ battery.0percent=▯
    battery.100=▮ battery.100.bolt=▮ battery.100percent=▮ battery.100percent.bolt=▮ battery.25=▯▂
    battery.25percent=▯▂ battery.50=▯▄ battery.50percent=▯▄
    battery.75=▯▆ battery.75percent=▯▆ batteryblock=▮
    beach.umbrella=☂ beats=♪ beats.headphones=♪ bed.double=☾ bed.double.bed=⊓ bed.double.circle=☾
    bed.double.fill=☽ bell=⍾ bell.and.waves.left.and.right=⍾ bell.badge=⍾• bell.circle=⍾
    bell.square=⍾ bicycle=⛟ bicycle.circle=⛟ binoculars=⊜ bird=➶ birthday.cake=⛁
    bitcoinsign=₿ bitcoinsign.circle=₿
    blinds.horizontal.closed=⊏ blinds.horizontal.open=⊏
    blinds.vertical.closed=⊏ blinds.vertical.open=⊏
    bluetooth=ᛒ bold=B bolt=↯ bolt.badge.a=↯ bolt.batteryblock=↯ bolt.car=↯ bolt.circle=↯
    bolt.fill=↯ bolt.heart=♥ bolt.heart.fill=♥ bolt.horizontal=↯ bolt.ring.closed=↯
    bolt.square=↯ bonjour=⌁ book=☰ book.circle=☰ book.closed=☰ book.closed.fill=☰ book.fill=☰
    book.pages=☰ bookmark=⚐ bookmark.circle=☰ bookmark.fill=⚑ books.vertical=☰
    books.vertical.fill=☰ box.truck=⛟ brain=⚕
    brain.fill=⚕ brain.head.profile=⚕ brakesignal=⚠
    brakesignal.dashed=⚠ brazilianrealsign=R$ briefcase=⊎
    briefcase.fill=⊎ bubble=¶ bubble.left=¶ bubble.left.and.bubble.right=¶
    bubble.left.and.bubble.right.fill=¶ bubble.left.and.exclamationmark.bubble.right=¶
    bubble.left.and.text.bubble.right=¶ bubble.left.fill=¶ bubble.middle.bottom=¶ bubble.right=¶
    bubble.right.fill=¶ bubbles.and.sparkles=✧ building=⌂
    building.2=⌂ building.2.crop.circle=⌂ building.columns=⌂
    building.columns.circle=⚖ bus=⛟ bus.circle=⛟ bus.doubledecker=⛟ bus.fill=⛟
    button.horizontal=▭ button.programmable=◉ button.vertical=▯ cabinet=⊓ cable=⇆
    cable.connector=⇆ cablecar=⛟ calendar=▦ calendar.badge.clock=▦
    calendar.circle=▦ calendar.day.timeline.leading=⧖ calendar.day.timeline.left=⧖
    calendar.day.timeline.right=⧖ camera=⊙ camera.aperture=⊙ camera.circle=⊙ camera.fill=⊙
    camera.macro=❧ camera.viewfinder=⊙ candybarphone=▯
    capslock=⇪ capsule=▭ capsule.fill=▬ capsule.portrait=▯ capsule.portrait.fill=▮
    captions.bubble=¶ car=⛟ car.2=⛟ car.circle=⛟ car.fill=⛟ car.front.waves.up=⛟ car.side=⛟
    carbon.dioxide.cloud=☁ carbon.monoxide.cloud=☁ carrot=⛁
    carseat.left=⊓ carseat.right=⊓ cart=⊎ cart.fill=⊎ case=⊎ cat=∧∧ cedisign=₵
    cellularbars=▟ centsign=¢ chair=⊓ chair.fill=⊓ chair.lounge=⊓ chandelier=☼ character=T
    character.book.closed=☰ character.bubble=⇄ character.cursor.ibeam=T character.textbox=T
    character.zh=A characters.uppercase=A chart.bar=☷ chart.bar.doc.horizontal=☷
    chart.bar.fill=☷ chart.bar.horizontal.page=☷ chart.bar.xaxis=☷ chart.bar.xaxis.ascending=☷
    chart.bar.xaxis.ascending.badge.clock=☷ chart.dots.scatter=☷
    chart.line.downtrend.xyaxis=⟍ chart.line.flattrend.xyaxis=─
    chart.line.uptrend.xyaxis=⟋ chart.line.uptrend.xyaxis.circle=⟋ chart.pie=⌔ chart.pie.fill=⌔
    chart.xyaxis.line=⟋ checkerboard.rectangle=▦ checkerboard.shield=♞
    checkerboard.shield.fill=⛨ checklist=☑ checklist.checked=☑ checkmark=✓ checkmark.circle=✓
    checkmark.circle.fill=✔ checkmark.message=✓ checkmark.rectangle=✓ checkmark.seal=✓
    checkmark.seal.fill=✔ checkmark.shield=✓ checkmark.shield.fill=✔ checkmark.square=☑
    checkmark.square.fill=✔ chevron.backward=‹
    chevron.backward.2=« chevron.compact.down=⌄ chevron.compact.left=‹ chevron.compact.right=›
    chevron.compact.up=⌃ chevron.down=⌄ chevron.down.2=⤋ chevron.forward=› chevron.forward.2=»
    chevron.left=‹ chevron.left.2=« chevron.left.chevron.right=⟺
    chevron.left.forwardslash.chevron.right=⟨⟩ chevron.right=› chevron.right.2=» chevron.up=⌃
    chevron.up.2=⤊ chevron.up.chevron.down=⇕ chineseyuanrenminbisign=¥
    circle=○ circle.bottomhalf.filled=◒ circle.circle=◎
    circle.dashed=○ circle.dotted=○ circle.fill=● circle.grid.2x2=⊞ circle.grid.3x3=∷
    circle.grid.3x3.fill=▦ circle.grid.cross=⁙ circle.hexagongrid=⁙ circle.hexagonpath=⬡
    circle.inset.filled=◉ circle.lefthalf.fill=◐ circle.lefthalf.filled=◐
    circle.lefthalf.striped.horizontal=◐ circle.righthalf.fill=◑ circle.righthalf.filled=◑
    circle.slash=⊘ circle.tophalf.filled=◓ circlebadge=○ circlebadge.2=○○ circlebadge.2.fill=●●
    clear=× clipboard=❏ clipboard.fill=❏ clock=◷
    clock.arrow.2.circlepath=◷ clock.arrow.circlepath=◷ clock.badge=◷ cloud=☁ cloud.bolt=↯
    cloud.bolt.fill=↯ cloud.bolt.rain=↯ cloud.drizzle=☂ cloud.drizzle.fill=☂ cloud.fill=☁
    cloud.fog=☁ cloud.fog.fill=☁ cloud.hail=☂ cloud.heavyrain=☂ cloud.heavyrain.fill=☂
    cloud.moon=☁ cloud.moon.fill=☁ cloud.rain=☂ cloud.rain.fill=☂ cloud.sleet=☂ cloud.snow=❄
    cloud.snow.fill=❄ cloud.sun=☁ cloud.sun.fill=☁
    cloud.sun.rain=☂ coat=⌐ coloncurrencysign=$ comb=▥
    command=⌘ command.circle=⌘ command.square=⌨ compass.drawing=∠
    computermouse=⬭ cone=∆ contextualmenu=▤ control=⌃ cooktop=♨ cpu=▦
    creditcard=▤
    creditcard.and.123=▤ creditcard.fill=▤ creditcard.trianglebadge.exclamationmark=▤
    cricket.ball=◍ crop=⊹ crop.rotate=⊹ cross=✚ cross.case=✚ cross.case.fill=✚ cross.circle=✚
    cross.fill=✚ cross.vial=✚ crown=♛ crown.fill=♛ cube=⬡ cube.box=⬡ cube.fill=⬢
    cube.transparent=⬡ cup.and.heat.waves=♨ cup.and.saucer=☕︎ cup.and.saucer.fill=☕︎
    curlybraces=⟨⟩ cursor.ibeam=⌶ cursorarrow=▲ cursorarrow.click=☝ cursorarrow.rays=☝
    curtains.closed=⊏ curtains.open=⊏ cylinder=⛁
    cylinder.split.1x2=⛁ danishkronesign=kr decrease.indent=≡ decrease.quotelevel=❝
    degreesign=° dehumidifier=◊ delete.backward=⌫
    delete.forward=⌦ delete.left=⌫ delete.right=⌦ deskclock=◷
    deskclock.fill=◷ desktopcomputer=▭ dial=⚙ dial.high=⚙ dial.low=⚙ dial.medium=⚙ diamond=◇
    diamond.fill=◆ dice=⚅ dice.fill=⚅ die.face.1=⚀ die.face.1.fill=⚀ die.face.2=⚁
    die.face.2.fill=⚁ die.face.3=⚂ die.face.3.fill=⚂ die.face.4=⚃ die.face.4.fill=⚃ die.face.5=⚄
    die.face.5.fill=⚄ die.face.6=⚅
    die.face.6.fill=⚅ digitalcrown=◍ digitalcrown.horizontal.press=◍
    dishwasher=▥ display=▭ distribute=≡ divide=÷ doc=▤ doc.append=▤ doc.circle=▤ doc.fill=▤
    doc.on.clipboard=❏ doc.on.doc=⧉ doc.plaintext=▤ doc.richtext=▤ doc.text=▤ doc.text.image=▤
    doc.text.magnifyingglass=▤ doc.viewfinder=⌕ doc.zipper=▤ dock=▢ dock.rectangle=▢ document=▤
    document.on.document=⧉ dog=∪∪ dollarsign=$ dollarsign.arrow.circlepath=$
    dollarsign.bank.building=$ dollarsign.circle=$ dollarsign.gauge.chart.lefthalf.righthalf=$
    dollarsign.square=$ dongsign=₫ door.french=⊏ door.garage.closed=⊏ door.garage.open=⊏
    door.left.hand.closed=⊏ door.left.hand.open=⇱ door.right.hand.closed=⊏
    door.right.hand.open=⊏ door.sliding.left.hand.closed=⊏ dot.circle=◎
    dot.circle.and.hand.point.up.left.fill=◎ dot.radiowaves.left.and.right=◉
    dot.radiowaves.right=ᯤ dot.radiowaves.up.forward=ᯤ dot.scope=⌖ dot.square=⊡
    dot.squareshape=⊡ dot.viewfinder=⊙ dpad=✥ drone=✈
    drop=◊ drop.circle=◊ drop.degreesign=◊ drop.fill=⧫
    drop.halffull=◊ drop.triangle=◊ dryer=▥ dryer.fill=▥ duffle.bag=⊎ dumbbell=Ӿ dumbbell.fill=Ӿ
    ear=⚕ earbuds=♪ earpods=♪ ecg.text.page=∿
    eject=⏏ ellipsis=⋯ ellipsis.bubble=⋯ ellipsis.circle=⋯
    ellipsis.curlybraces=⋯ ellipsis.message=⋯ ellipsis.rectangle=⋯ ellipsis.vertical=⋮ engine=⛟
    engine.combustion=⛟ entry.lever.keypad=⊏ envelope=✉ envelope.badge=✉ envelope.circle=✉
    envelope.fill=✉ envelope.open=✉ equal== eraser=⌫
    eraser.line.dashed=⌫ escape=⎋ esim=▤ eurosign=€
    eurosign.bank.building=€ eurosign.circle=€ eurosign.square=€
    eurozonesign=€ ev.charger=↯ ev.charger.fill=↯ ev.plug=↯
    ev.plug.ac.type.1=↯
    exclamationmark=❢ exclamationmark.2=‼ exclamationmark.bubble=❢ exclamationmark.circle=❢
    exclamationmark.octagon=⚠ exclamationmark.shield=⚠ exclamationmark.triangle=⚠
    exclamationmark.triangle.fill=⚠ exclamationmark.warninglight=⚠ externaldrive=⛁
    externaldrive.badge.icloud=⛁ externaldrive.connected.to.line.below=⇆ externaldrive.fill=⛁
    eye=⊙ eye.circle=⊙ eye.fill=⊙
    eye.trianglebadge.exclamationmark=⚕ eyebrow=⚕ eyedropper=✐ eyeglasses=⊜ eyes=⊙⊙ f.cursive=ƒ
    face.dashed=☹ face.smiling=☺ face.smiling.inverse=☺ faceid=⊙ facemask=⚕ fan=༄ fan.fill=༄
    fanblades=༄
    faxmachine=⎙ ferry=⛟ ferry.fill=⛟ figure=☺ figure.2=☻ figure.2.and.child.holdinghands=☻
    figure.and.child.holdinghands=☻ figure.arms.open=☺ figure.badminton=◍ figure.baseball=◍
    figure.basketball=◍ figure.cooldown=♁ figure.core.training=Ӿ figure.dance=♫ figure.golf=◍
    figure.highintensity.intervaltraining=Ӿ figure.hiking=➚ figure.indoor.cycle=➚
    figure.indoor.soccer=◍ figure.mind.and.body=♁ figure.open.water.swim=≈
    figure.outdoor.cycle=➚ figure.pilates=♁ figure.pool.swim=≈ figure.roll=➚
    figure.roll.runningpace=♁ figure.run=➚ figure.run.circle=➚ figure.seated.side=⛟
    figure.soccer=◍ figure.stairs=➚ figure.stand=☺ figure.step.training=➚
    figure.strengthtraining.functional=Ӿ figure.strengthtraining.traditional=Ӿ
    figure.table.tennis=◍ figure.tennis=◍ figure.volleyball=◍ figure.walk=➚
    figure.walk.arrival=⇲ figure.walk.circle=➚ figure.walk.departure=⇱ figure.walk.motion=➚
    figure.wave=☺ figure.wheelchair=♁ figure.yoga=♁ filemenu=▤
    film=▷ film.stack=▷ fire.truck=⛟ fireplace=♨
    firewall=⛨ fireworks=✧ fish=⛁ fish.fill=⛁ flag=⚐ flag.2.crossed=⚑ flag.checkered=⚑
    flag.circle=⚑ flag.fill=⚑ flag.pattern.checkered=⚑ flame=♨ flashlight.off.fill=☼
    flashlight.on.fill=☀ flask=⚗ flask.fill=⚗ fleuron=❧ flip.horizontal=⇆
    flipphone=▯ florinsign=ƒ flowchart=⚛ fn=fn folder=◰
    folder.badge.gearshape=◰
    folder.circle=◰ folder.fill=◰ football=◍ football.fill=◍ fork.knife=⛁ fork.knife.circle=⛁
    formfitting.gamecontroller=⌗ forward=» forward.circle=» forward.end=⏭ forward.end.alt=⏭
    forward.end.fill=⏭ forward.fill=» forward.frame=» fossil.shell=◍ francsign=¤ frying.pan=⛁
    fuelpump=⛟ fuelpump.fill=⛟ function=ƒ fx=ƒ gamecontroller=⌗ gamecontroller.fill=⌗ gauge=◴
    gauge.high=◴▆ gauge.low=◴▂ gauge.medium=◴ gauge.open.with.lines.needle.33percent=◴
    gauge.with.dots.needle.0percent=◴▁ gauge.with.dots.needle.100percent=◴█
    gauge.with.dots.needle.33percent=◴▃ gauge.with.dots.needle.50percent=◴
    gauge.with.dots.needle.67percent=◴▆ gauge.with.dots.needle.bottom.50percent=◴
    gauge.with.needle=◷ gauge.with.needle.fill=◴ gear=⚙ gear.circle=⚙ gearshape=⚙ gearshape.2=⚙
    gearshape.arrow.triangle.2.circlepath=⚙ gearshape.circle=⚙ gearshape.fill=⚙ gearshift=⚙ gift=⋈
    gift.fill=⋈ giftcard=▤ giftcard.fill=▤ globe=⊕ globe.americas=⊕ globe.asia.australia=⊕
    globe.badge.chevron.backward=⊕ globe.central.south.asia=⊕ globe.desk=⊕ globe.europe.africa=⊕
    gobackward=⟲ goforward=⟳
    graduationcap=☰
    greaterthan=> greaterthanorequalto=≥ grid=# guaranisign=₲ guitars=♫ gym.bag=⊎ gyroscope=⊛
    """
}
