import { pickIndex, shuffled } from '../ids.ts';
import { type Airing, airingsOfProgramme, airingsOfSeries, programmes, series } from '../titles.ts';
import { WEEK_MINUTES } from './daytime.ts';
import type { PlannedSlot } from './planned-slot.ts';
import type { LanePlan } from './profile.ts';

const LANES = 3;
const LONGEST = 5;

/**
 * Gaps of one or two minutes that fill a week. The three short-form channels change programme in turn, so each of
 * their programmes has three gaps: 3 to 5 minutes, and on one of the channels a programme begins at least every two
 * minutes.
 */
function weekGaps(): number[] {
  const found: number[] = [];
  let total = 0;
  while (total < WEEK_MINUTES) {
    const before = (found.at(-1) ?? 2) + (found.at(-2) ?? 2);
    const wanted = 1 + pickIndex(`gap ${found.length}`, 2);
    const gap = Math.min(wanted, LONGEST - before, WEEK_MINUTES - total);
    found.push(gap);
    total += gap;
  }
  return found;
}

let gaps: number[] | undefined;

/**
 * The minutes of the week at which a lane changes programme; 0 is always included, so the first programme may be shorter.
 */
function boundariesOf(lane: number): number[] {
  const boundaries = [0];
  let at = 0;
  gaps ??= weekGaps();
  for (const [index, gap] of gaps.entries()) {
    if (at > 0 && index % LANES === lane) boundaries.push(at);
    at += gap;
  }
  return boundaries;
}

function airings(key: string): Airing[] {
  const serial = series.find((one) => one.key === key);
  const programme = programmes.find((one) => one.key === key);
  if (serial) return airingsOfSeries(serial);
  if (!programme) throw new Error(`a lane names "${key}", which is not defined`);
  return airingsOfProgramme(programme);
}

/** Every part once in a new order, then again, without direct repetition. */
function playlist(key: string, count: number): Airing[] {
  const all = airings(key);
  const list: Airing[] = [];
  for (let round = 0; list.length < count; round += 1) {
    const order = shuffled(all, `${key} ${round}`, ({ episodeId }) => episodeId ?? '');
    if (order[0] === list.at(-1)) order.push(order.shift() as Airing);
    list.push(...order);
  }
  return list.slice(0, count);
}

export function planLane({ lane, key }: LanePlan): PlannedSlot[] {
  const boundaries = boundariesOf(lane);
  const list = playlist(key, boundaries.length);
  return boundaries.map((at, index) => ({
    at,
    minutes: (boundaries[index + 1] ?? WEEK_MINUTES) - at,
    airing: list[index] as Airing,
  }));
}
