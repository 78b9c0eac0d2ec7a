import { fill } from '@/components/ui/fill';
import { removeFromHistory } from '@/lib/catalogue/history';
import { showError } from '@/lib/errors/show-error';
import type { Messages } from '@/lib/i18n/dictionaries';
import { showAlert } from '@/lib/modals/alert';

interface Begun {
  id: string;
  title: string;
}

/**
 * Takes a title out of "continue watching", and says so. The focus goes to the neighbour, so that the keyboard is not
 * lost. It never fails: what goes wrong is said.
 */
export async function forgetBegun(
  { id, title }: Begun,
  tile: Element | null,
  labels: Pick<Messages['catalogue']['card'], 'removed'>,
): Promise<void> {
  const neighbour = tile?.nextElementSibling ?? tile?.previousElementSibling;
  try {
    await removeFromHistory(id);
    neighbour?.querySelector<HTMLElement>('a, button')?.focus();
    showAlert(fill(labels.removed, { title }));
  } catch (error) {
    await showError(error, 'icon');
  }
}
