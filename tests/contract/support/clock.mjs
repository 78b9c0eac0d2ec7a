/**
 * Loaded into a server before its own code (`NODE_OPTIONS=--import …`): SIGUSR2 moves its clocks forward by
 * `CLOCK_STEP_MS`, so that tests need not wait for days. Timers do not change.
 */
const STEP_MS = Number(process.env.CLOCK_STEP_MS);
let moved = 0;

const wallClock = Date.now;
Date.now = () => wallClock() + moved;
// The framework uses this clock for the age of its pages.
const sinceStart = performance.now.bind(performance);
performance.now = () => sinceStart() + moved;

process.on('SIGUSR2', () => {
  moved += STEP_MS;
});
