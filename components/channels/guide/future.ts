import type { SyntheticEvent } from 'react';

/** A programme to come, as its cell names it. */
export interface FutureProgramme {
  channelId: number;
  channel: string;
  /** Unix seconds. */
  startsAt: number;
  title: string;
}

/**
 * The programme to come that was pressed. One listener serves all cells, also those that the server drew: a grid renders
 * and removes hundreds of them.
 */
export function pressedFuture({ target }: SyntheticEvent): FutureProgramme | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-remind]') : null;
  if (!cell) return null;
  const { remind, channel, title = '', place = '' } = cell.dataset;
  return { channelId: Number(channel), channel: place, startsAt: Number(remind), title };
}
