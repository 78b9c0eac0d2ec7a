import { removeFromHistory, restoreHistory } from '@/lib/client/catalogue/history';
import { removeWithUndo } from '@/lib/client/removal/undo';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { fill } from '@/lib/shared/i18n/fill';

interface Begun {
  id: string;
  title: string;
}

/** Removes a title from "continue watching" and confirms it. */
export const removeStarted = (
  { id, title }: Begun,
  tile: Element | null,
  labels: Pick<Messages['catalogue']['card'], 'removed'>,
): Promise<void> =>
  removeWithUndo(
    fill(labels.removed, { title }),
    () => removeFromHistory(id),
    () => restoreHistory(id),
    tile,
  );
