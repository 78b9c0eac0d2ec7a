import type { CSSProperties } from 'react';
import type { GuideCell as Cell } from '@/lib/rules/guide/cells';
import type { FirstScreen, GuideChannel, OwnGuideChannel } from '@/lib/rules/guide/view';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import type { Requested } from './use-guide-moment';

/** Props of the parts of the guide. */

export interface GuideLabels {
  guide: Messages['guide'];
  channels: Pick<Messages['channels'], 'categories' | 'list' | 'noProgramme' | 'elapsed' | 'schedule'>;
}

/** Texts of the guide of favourites; only that page has them. */
export interface FavouriteWords {
  signInTitle: string;
  signInText: string;
  signIn: string;
  empty: string;
  all: string;
  failed: string;
  retry: string;
  loading: string;
}

interface ViewProps {
  categoryKey: string;
  /** The channels of the rows, where they are the viewer's own choice. */
  channelIds?: readonly number[];
  first: FirstScreen;
  /** The requested moment. */
  requested: Requested;
  labels: GuideLabels;
}

export interface WideProps extends ViewProps {
  /** The row that is in view first. */
  row?: number;
  onSeen(leftEdge: number, topRow: number): void;
  /** Whether the page keeps a place for the programme that has the focus, which a television shows. */
  hasPanel?: boolean;
  locale: string;
}

export interface NarrowProps extends ViewProps {
  onSchedule(channel: GuideChannel): void;
}

/** The view that fits. */
export type ViewsProps = WideProps & NarrowProps;

export interface CellProps {
  cell: Cell;
  /** Null until the channel is loaded. */
  channel: OwnGuideChannel | null;
  categoryKey: string;
  /** Unix seconds. */
  now: number;
  /** Start of the timeline. */
  origin: number;
  /** Whether Tab reaches it (roving tabindex); undefined on the server. */
  isActive?: boolean | undefined;
  onRetry?: (() => void) | undefined;
  labels: GuideLabels;
}

/** Position and focus handling of a cell. */
export interface Placed {
  style: CSSProperties;
  focus: { tabIndex?: number };
}
