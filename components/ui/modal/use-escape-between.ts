import { useEffect } from 'react';

/**
 * Between two dialogs no element receives Escape. Without this the second one would open although the viewer has left, and
 * what waits for its closing would never hear of it.
 */
export function useEscapeBetween(isBetween: boolean, onLeave: () => void): void {
  useEffect(() => {
    if (!isBetween) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onLeave();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isBetween, onLeave]);
}
