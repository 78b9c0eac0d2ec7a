import type { CSSProperties } from 'react';
import type { GuideCell as Cell } from '@/lib/rules/guide/cells';
import type { FirstScreen, GuideChannel } from '@/lib/rules/guide/view';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import type { Requested } from './use-guide-moment';

/** What the parts of the guide are handed. */

export interface GuideLabels {
  guide: Messages['guide'];
  channels: Pick<Messages['channels'], 'categories' | 'list' | 'noProgramme' | 'elapsed' | 'schedule'>;
}

interface ViewProps {
  categoryKey: string;
  first: FirstScreen;
  /** From when the guide is to be shown. */
  requested: Requested;
  labels: GuideLabels;
}

export interface WideProps extends ViewProps {
  onSeen(leftEdge: number): void;
  locale: string;
}

export interface NarrowProps extends ViewProps {
  onSchedule(channel: GuideChannel): void;
}

/** Whichever of the two has room. */
export type ViewsProps = WideProps & NarrowProps;

export interface CellProps {
  cell: Cell;
  /** Null while not even the channel is known. */
  channel: GuideChannel | null;
  categoryKey: string;
  /** Unix seconds. */
  now: number;
  /** Where the timeline begins. */
  origin: number;
  /** The one that Tab leads to (roving tabindex); not said where no script moves the focus. */
  isActive?: boolean | undefined;
  onRetry?: (() => void) | undefined;
  labels: GuideLabels;
}

/** Where it lies, and how it takes the focus. */
export interface Placed {
  style: CSSProperties;
  focus: { tabIndex?: number };
}
