import type { Age } from '../basics.ts';

/** The films that may fill a slot; the hour limits the age too (programming/daytime.ts). */
export interface FilmPreference {
  maxAge?: Age;
  genres?: readonly string[];
  countries?: readonly string[];
  libraries?: readonly string[];
}

/** One element of a plan. */
export type PlanItem =
  | { kind: 'programme'; key: string; minutes?: number }
  | { kind: 'series'; key: string }
  | { kind: 'film'; preference: FilmPreference };

/** From this hour (UTC+5, "HH:MM") the ingredients are aired in turn, until the next daypart. */
export interface Daypart {
  at: string;
  fill: readonly PlanItem[];
}

/** A broadcast day runs from 05:00 to 05:00; Saturday and Sunday may differ. */
export interface DayPlan {
  weekday: readonly Daypart[];
  weekend?: readonly Daypart[];
}

/** Parts of a few minutes, interleaved with two other channels so that a programme begins every minute or two. */
export interface LanePlan {
  lane: 0 | 1 | 2;
  /** A programme with parts, or a series. */
  key: string;
}

export type Profile = DayPlan | LanePlan;

export const programme = (key: string, minutes?: number): PlanItem => ({ kind: 'programme', key, minutes });
export const episode = (key: string): PlanItem => ({ kind: 'series', key });
export const film = (preference: FilmPreference = {}): PlanItem => ({ kind: 'film', preference });
