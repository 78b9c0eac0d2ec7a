import type { CSSProperties } from 'react';
import { scrimFor } from '@/lib/shared/contrast';

/**
 * The scrim for the colour of a title: the background while the picture loads, and the custom properties for
 * `--scrim-layer`.
 */
export function scrimOf(colorBg: string | null): { color: string; style: CSSProperties } {
  const { color, alpha } = scrimFor(colorBg);
  return { color, style: { '--scrim': color, '--strength': `${alpha * 100}%` } as CSSProperties };
}
