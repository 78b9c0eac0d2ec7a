import type { MouseEvent } from 'react';
import { showError } from '@/lib/client/errors/show-error';

/** Removes a line of a list. The focus moves to its neighbour, so that the keyboard keeps its place; errors are shown. */
export const removing =
  (work: () => Promise<void>) =>
  async ({ currentTarget }: MouseEvent): Promise<void> => {
    const line = currentTarget.closest('li');
    const neighbour = line?.nextElementSibling ?? line?.previousElementSibling;
    try {
      await work();
      neighbour?.querySelector<HTMLElement>('a, button')?.focus();
    } catch (error) {
      await showError(error, 'icon');
    }
  };
