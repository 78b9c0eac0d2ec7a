import type { CSSProperties } from 'react';
import { scrimFor } from '@/lib/shared/contrast';

/** The scrim of a title's colour: what a picture waits in, and what style sheets make `--scrim-layer` of. */
export function scrimOf(colorBg: string | null): { color: string; look: CSSProperties } {
  const { color, alpha } = scrimFor(colorBg);
  return { color, look: { '--scrim': color, '--strength': `${alpha * 100}%` } as CSSProperties };
}
