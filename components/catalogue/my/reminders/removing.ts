import type { MouseEvent } from 'react';
import { focusNeighbourOf } from '@/lib/client/browser/neighbour';
import { showError } from '@/lib/client/errors/show-error';

/** Removes a line of a list. The focus moves to its neighbour; errors are shown. */
export const removing =
  (work: () => Promise<void>) =>
  async ({ currentTarget }: MouseEvent): Promise<void> => {
    const focusNeighbour = focusNeighbourOf(currentTarget.closest('li'));
    try {
      await work();
      focusNeighbour();
    } catch (error) {
      await showError(error, 'icon');
    }
  };
