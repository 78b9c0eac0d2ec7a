const { TestEnvironment } = require('jest-environment-jsdom');

/**
 * A document, whose clock of tests (`jest.useFakeTimers`) waits for a turn of the event loop between two timers. By itself it waits with the
 * document's `setTimeout`, at least a millisecond for each timer, which was half of the time of the player's tests.
 */
module.exports = class extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    const { global } = this;
    const { setTimeout } = global;
    global.setTimeout = (callback, delay, ...args) =>
      delay === undefined ? setImmediate(callback) : setTimeout(callback, delay, ...args);
    const { constructor: FakeTimers } = this.fakeTimersModern;
    this.fakeTimersModern.dispose();
    this.fakeTimersModern = new FakeTimers({ config: config.projectConfig, global });
    global.setTimeout = setTimeout;
  }
};
