import { SKIP_IDLE_MS, SKIP_RESUME_MS } from '../constants';

export interface SkipperHooks {
  /** The sum so far; 0 if nothing is pending. */
  onPending(total: number): void;
  apply(total: number): void;
  resume(): void;
}

/** Spec 2 §4: 10 s steps add up, are applied after 500 ms without a step, and playback resumes 400 ms later. */
export function createSkipper(hooks: SkipperHooks) {
  let total = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const apply = () => {
    const sum = total;
    total = 0;
    hooks.apply(sum);
    hooks.onPending(0);
    timer = setTimeout(hooks.resume, SKIP_RESUME_MS);
  };

  return {
    add(step: number) {
      clearTimeout(timer);
      total += step;
      hooks.onPending(total);
      timer = setTimeout(apply, SKIP_IDLE_MS);
    },
    cancel() {
      clearTimeout(timer);
      if (total !== 0) hooks.onPending(0);
      total = 0;
    },
  };
}

/** Skipping ahead stops at the end of the bar; skipping back may leave the programme (spec 2 §4: the previous one). */
export function boundedSkip(position: number, step: number, reach: number): number {
  return Math.min(position + step, Math.max(reach, position)) - position;
}
