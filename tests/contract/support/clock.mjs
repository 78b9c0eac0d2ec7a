/**
 * Loaded into a server before anything of it (`NODE_OPTIONS=--import …`): each SIGUSR2 moves its clocks on by a day, so that
 * what is kept for days is seen to go on, and to end. Timers are as they were.
 */
const DAY_MS = 24 * 60 * 60 * 1_000;
let moved = 0;

const wallClock = Date.now;
Date.now = () => wallClock() + moved;
// The framework counts the age of its pages by this one.
const sinceStart = performance.now.bind(performance);
performance.now = () => sinceStart() + moved;

process.on('SIGUSR2', () => {
  moved += DAY_MS;
});
