'use client';

import { useRef, useState } from 'react';
import { reasonOf } from '@/lib/client/errors/reason-of';
import { changeParental, type Parental, type ParentalChange } from '@/lib/client/parental/calls';
import { PIN_CLOSED, withPin } from '@/lib/client/parental/with-pin';
import type { Messages } from '@/lib/shared/i18n/dictionaries';

export type SaveState =
  | { at: 'idle' | 'saving' | 'saved' }
  /** The change was reverted; `again` repeats it. */
  | { at: 'failed'; reason: string; again(): void };

/**
 * Settings that show a change at once and are stored one after the other, because each call sends all of them. A change
 * that fails is reverted.
 */
export function useSettings(
  parental: Parental,
  words: Messages['account'],
  onSaved: (saved: Parental) => void,
) {
  const [wanted, setWanted] = useState<ParentalChange>({});
  const [state, setState] = useState<SaveState>({ at: 'idle' });
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const waiting = useRef(0);
  const durations = parental.durations;

  const store = async (change: ParentalChange) => {
    try {
      // The last PIN may expire while the page is open; then it is asked for again.
      const saved = await withPin('settings', () => changeParental(change));
      onSaved({ ...saved, durations });
      waiting.current -= 1;
      // If another change has failed meanwhile, its message stays.
      if (waiting.current === 0) setState((now) => (now.at === 'failed' ? now : { at: 'saved' }));
    } catch (failure) {
      waiting.current -= 1;
      if (failure === PIN_CLOSED) setState({ at: 'idle' });
      else setState({ at: 'failed', reason: reasonOf(failure, words), again: () => begin(change) });
    }
    // Keeps a later change of the same setting.
    setWanted((all) => without(all, change));
  };

  const begin = (change: ParentalChange) => {
    waiting.current += 1;
    setWanted((all) => ({ ...all, ...change }));
    setState({ at: 'saving' });
    turn.current = turn.current.then(() => store(change));
  };
  return { settings: { ...parental.settings, ...wanted }, state, change: begin };
}

function without(all: ParentalChange, done: ParentalChange): ParentalChange {
  const left = Object.entries(all).filter(([name, value]) => done[name as keyof ParentalChange] !== value);
  return Object.fromEntries(left);
}
