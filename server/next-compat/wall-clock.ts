/**
 * The framework stamps what it stores by the clock of the machine, and counts its age by another one, which stands still while the machine is
 * suspended and does not follow when its clock is set. With the time of the process's start counted back from now, both are one clock.
 */

/** The framework replaces it by its own. */
const { now } = Date;

Object.defineProperty(performance, 'timeOrigin', {
  configurable: true,
  // Rounded up, because a purge of this millisecond must not lie in the future.
  get: () => Math.ceil(now() - performance.now()),
});

export {};
