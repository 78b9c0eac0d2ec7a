import { useLayoutEffect } from 'react';
import type { RootMark } from '@/lib/shared/root-marks';
import { markRoot } from '../browser/root-mark';

/** The mark of a component, while it is there and `isOn`. */
export function useRootMark(mark: RootMark, isOn = true): void {
  useLayoutEffect(() => (isOn ? markRoot(mark) : undefined), [mark, isOn]);
}
