'use client';

import { documentAudience } from '@/lib/client/browser/of-document';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { fill } from '@/lib/shared/i18n/fill';
import { isForChild } from '@/lib/shared/sites/audience';
import { RemoveButton } from './RemoveButton';

interface Props {
  id: string;
  title: string;
  labels: Messages['catalogue']['card'];
}

/**
 * Removes a title from "continue watching". Its code loads on the press, because every page with rows has the button.
 * A child has no button: what it watched is removed by adults only.
 */
export function RemoveHistory({ id, title, labels }: Props) {
  if (isForChild(documentAudience())) return null;
  const remove = async (tile: Element | null) => {
    try {
      const { removeStarted } = await import('./remove-history');
      await removeStarted({ id, title }, tile, labels);
    } catch {
      // If the script failed to load, the next press requests it again.
    }
  };
  return <RemoveButton label={fill(labels.remove, { title })} remove={remove} />;
}
