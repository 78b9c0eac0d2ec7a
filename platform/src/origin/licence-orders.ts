import type { Clock } from '../clock.ts';

/** The behaviour of the licence server, as set in the sandbox. */
export type LicenceOrder = {
  /** It refuses, with this status and body. */
  refusal?: { status: number; body: object };
  /** Its licences end after so many seconds. */
  seconds?: number;
};

const byClock = new WeakMap<Clock, LicenceOrder>();

/** The order of one running platform; empty for a usual server. */
export const licenceOrderOf = (clock: Clock): LicenceOrder => byClock.get(clock) ?? {};
export const orderLicences = (clock: Clock, order: LicenceOrder): void => void byClock.set(clock, order);
