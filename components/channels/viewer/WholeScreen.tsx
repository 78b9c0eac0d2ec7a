'use client';

import { Button } from '@/components/ui/button/Button';
import { isTelevision } from '@/lib/client/browser/is-television';
import { useBrowserValue } from '@/lib/client/hooks/use-browser-value';

/** The full-screen button on a television, the first action of a channel (docs/TELEVISION.md). */
export function WholeScreen({ label }: { label: string }) {
  const isShown = useBrowserValue(isTelevision, false);
  if (!isShown) return null;
  return (
    <Button variant="primary" onClick={fillScreen}>
      {label}
    </Button>
  );
}

/** Fills the screen with the picture, which then receives the keys. */
async function fillScreen(): Promise<void> {
  const { pictureIn } = await import('@/lib/client/television/picture');
  const picture = pictureIn(document.body);
  const frame = picture?.closest('[data-fullscreen-frame]') ?? picture;
  // Some frames forbid it.
  await frame?.requestFullscreen({ navigationUI: 'hide' }).catch(() => {});
  picture?.focus();
}
