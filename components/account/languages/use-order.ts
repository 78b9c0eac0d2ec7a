'use client';

import { useRef, useState } from 'react';
import { saveLanguages } from '@/lib/client/account/languages';
import type { LanguageId } from '@/lib/rules/account/settings-address';

type State = 'idle' | 'saving' | 'saved' | 'failed';

/**
 * A language order that changes on the screen at once and is saved in the background: one call at a time, then only the
 * latest order. An order that cannot be saved is reverted.
 */
export function useOrder(
  list: LanguageId,
  saved: readonly string[],
  /** Called for each saved order; `isLast` is false when another one is waiting. */
  onSaved: (order: string[], savedAt: number, isLast: boolean) => void,
) {
  const [order, setOrder] = useState<readonly string[]>(saved);
  const [state, setState] = useState<State>('idle');
  const [failure, setFailure] = useState<unknown>(null);
  const lastSaved = useRef(saved);
  const wanted = useRef<readonly string[] | null>(null);
  const isSaving = useRef(false);

  const save = async (next: readonly string[]) => {
    setOrder(next);
    wanted.current = next;
    if (isSaving.current) return;
    isSaving.current = true;
    setState('saving');
    try {
      while (wanted.current) {
        const sent: readonly string[] = wanted.current;
        wanted.current = null;
        const savedAt = await saveLanguages(list, sent);
        lastSaved.current = sent;
        onSaved([...sent], savedAt, wanted.current === null);
      }
      setState('saved');
    } catch (error) {
      wanted.current = null;
      setOrder(lastSaved.current);
      setFailure(error);
      setState('failed');
    } finally {
      isSaving.current = false;
    }
  };
  return { order, state, failure, save };
}
