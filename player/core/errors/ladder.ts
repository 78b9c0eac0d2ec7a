import { MAX_ERRORS, MAX_FRAGMENT_ERRORS, MAX_JUMPS_AHEAD } from '../constants';
import type { LicenceError } from '../drm';

/** The kinds of faults of all engines (media 7.5); the raw detail goes to analytics. */
export type FaultKind = 'network' | 'media' | 'codec' | 'fragment' | 'drm' | 'drmExpired' | 'noDrm' | 'other';

export interface Fault {
  kind: FaultKind;
  /** The engine has given up. Only `fragment` may be not fatal. */
  fatal: boolean;
  detail: string;
  status?: number;
  url?: string;
  /** What a licence server answered. */
  licence?: LicenceError;
}

/** The error shown to the viewer (labels in ui/labels.ts). */
export type PlayerErrorCode = 'download' | 'codec' | 'drm' | 'drmExpired' | 'noDrm';

export interface Ladder {
  errors: number;
  fragments: number;
  jumps: number;
  recovered: boolean;
}

export const noErrors: Ladder = { errors: 0, fragments: 0, jumps: 0, recovered: false };

export type Step =
  | { do: 'wait' | 'restart' | 'recover' | 'rebuild' | 'jumpAhead' }
  | { do: 'stop'; code: PlayerErrorCode };

/** Spec 2 §4: chooses the next step of recovery. Faults are counted here after the engine has used its own retries. */
export function nextStep(ladder: Ladder, fault: Fault): { ladder: Ladder; step: Step } {
  if (isFinal(fault.kind)) return { ladder, step: { do: 'stop', code: fault.kind } };
  if (fault.kind === 'fragment') return onFragment({ ...ladder, fragments: ladder.fragments + 1 });

  const next = { ...ladder, errors: ladder.errors + 1 };
  if (next.errors > MAX_ERRORS) return { ladder: next, step: { do: 'stop', code: 'download' } };
  if (fault.kind === 'network') return { ladder: next, step: { do: 'restart' } };
  // The media is recovered once, then the engine is replaced.
  if (fault.kind === 'media' && !ladder.recovered) {
    return { ladder: { ...next, recovered: true }, step: { do: 'recover' } };
  }
  return { ladder: next, step: { do: 'rebuild' } };
}

/** Nothing that the player could repeat helps against these. */
function isFinal(kind: FaultKind): kind is 'codec' | 'drm' | 'drmExpired' | 'noDrm' {
  return kind === 'codec' || kind === 'drm' || kind === 'drmExpired' || kind === 'noDrm';
}

function onFragment(ladder: Ladder): { ladder: Ladder; step: Step } {
  if (ladder.fragments <= MAX_FRAGMENT_ERRORS) return { ladder, step: { do: 'wait' } };
  if (ladder.jumps >= MAX_JUMPS_AHEAD) return { ladder, step: { do: 'stop', code: 'download' } };
  return { ladder: { ...ladder, fragments: 0, jumps: ladder.jumps + 1 }, step: { do: 'jumpAhead' } };
}
