/**
 * Loaded into a server before anything of it (`NODE_OPTIONS=--import …`): SIGUSR2 moves its clocks on by `CLOCK_STEP_MS`, so
 * that what is kept for days is seen without waiting for them. Timers are as they were.
 */
const STEP_MS = Number(process.env.CLOCK_STEP_MS);
let moved = 0;

const wallClock = Date.now;
Date.now = () => wallClock() + moved;
// The framework counts the age of its pages by this one.
const sinceStart = performance.now.bind(performance);
performance.now = () => sinceStart() + moved;

process.on('SIGUSR2', () => {
  moved += STEP_MS;
});
