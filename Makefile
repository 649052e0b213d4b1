# What a person types. Results go to standard output, progress to standard error.
MAKEFLAGS += --no-print-directory
SWIFT ?= swift
SWIFTFLAGS ?=
APP = coffee-shop
BIN = .build/debug

.PHONY: help run demo test format lint docs bench fuzz fuzz-rendering stress tsan check-html record clean setup app

help:
	@echo "make run     converse with the example app"
	@echo "make demo    play an order from a flow"
	@echo "make test    unit tests, conversations, flows, snapshots, conformance"
	@echo "make format  format the sources"
	@echo "make lint    check the format and habits of the sources"
	@echo "make docs    documentation into .build/docs"
	@echo "make bench   figures; ONLY=render for those whose names begin so"
	@echo "make fuzz    random inputs at the example app and the flow format: COUNT=100000 of them, from SEED=;"
	@echo "             then libFuzzer at text and trees, FUZZ_SECONDS=60 each"
	@echo "make stress  random flows alone and beside busy loops: COUNT=10000, SEED="
	@echo "make tsan    the tests under Thread Sanitizer"
	@echo "make check-html  pages and pictures of snippets in headless Chromium, which it installs if it is missing"
	@echo "make record  write flows and snapshots anew from what is drawn now"
	@echo "make clean   remove what was built"

setup:
	@sh Tools/setup

# Nothing here may read the standard input: it belongs to the conversation.
app: setup
	@$(SWIFT) build $(SWIFTFLAGS) --product $(APP) </dev/null 1>&2

run: app
	@exec $(BIN)/$(APP)

demo: app
	@exec $(BIN)/$(APP) flow play Flows/order.flow

test: app
	$(SWIFT) build $(SWIFTFLAGS) --build-tests </dev/null
	sh Tools/misspellings $(BIN)
	sh Tools/effects-alone
	Tools/mission
	sh Tools/conformance
	$(BIN)/$(APP) flow run Flows
	$(BIN)/flow-apps flow run Flows
	$(BIN)/flower-shop flow run Flows
	@Tools/unit-tests $(SWIFT) test $(SWIFTFLAGS) --skip-build

format:
	$(SWIFT) format --in-place --recursive --parallel Package.swift Sources Tests $(wildcard Benchmarks/Package.swift Benchmarks/Sources) \
	  $(wildcard Fuzz/Package.swift Fuzz/Sources/fuzz-text Fuzz/Sources/fuzz-tree)

lint:
	@sh Tools/lint

docs: setup
	@sh Tools/docs

bench: setup
	@cd Benchmarks && ONLY="$(ONLY)" $(SWIFT) run -c release bench $(ONLY)

# Everything printed begins with the seed that repeats it.
fuzz: setup
	PARLEY_FUZZ=$(or $(COUNT),100000) $(if $(SEED),PARLEY_SEED=$(SEED)) \
		$(SWIFT) test $(SWIFTFLAGS) --filter 'AttackTests' </dev/null
	@$(MAKE) fuzz-rendering

# What was found once is kept, and tried first. An input that fails is written beside it.
fuzz-rendering:
	cd Fuzz && $(SWIFT) build -c release </dev/null
	mkdir -p Fuzz/.build/text Fuzz/.build/tree
	Fuzz/.build/release/fuzz-text -max_total_time=$(or $(FUZZ_SECONDS),60) -max_len=400 \
		-artifact_prefix=Fuzz/.build/ Fuzz/.build/text
	Fuzz/.build/release/fuzz-tree -max_total_time=$(or $(FUZZ_SECONDS),60) -max_len=256 \
		-artifact_prefix=Fuzz/.build/ Fuzz/.build/tree

stress: setup
	PARLEY_STRESS=$(or $(COUNT),10000) $(if $(SEED),PARLEY_SEED=$(SEED)) \
		$(SWIFT) test $(SWIFTFLAGS) --filter 'SettlingTests' </dev/null

tsan: setup
	PARLEY_SYMBOLS=1 TSAN_OPTIONS="suppressions=$(CURDIR)/Tools/tsan-suppressions" \
	  $(SWIFT) test --sanitize=thread --scratch-path .build-tsan </dev/null

check-html: setup
	@$(SWIFT) build $(SWIFTFLAGS) --product flow-apps </dev/null 1>&2
	@Tools/check-html

# A run that recorded still fails: look at what changed, then run the tests.
record: app
	-$(BIN)/$(APP) flow run Flows --update --record changed
	-$(BIN)/flow-apps flow run Flows --update --record changed
	-$(BIN)/flower-shop flow run Flows --update --record changed
	-Tools/mission --update --record changed
	-PARLEY_RECORD=changed $(SWIFT) test </dev/null

clean:
	rm -rf .build .build-conformance .build-tsan .parley-pending
