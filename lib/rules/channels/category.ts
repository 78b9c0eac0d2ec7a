import { decodeSegment } from '@/lib/shared/ids';
import { routes } from '@/lib/shared/routes';
import type { ChannelCategory } from './view';

/** The category in channel addresses when none was chosen (spec 2 §9: category 1 is all channels). */
export const ALL_CHANNELS = 'all';

/** The category's part of its address. */
export function categoryKeyOf({ href }: Pick<ChannelCategory, 'href'>): string {
  return href === routes.channels() ? ALL_CHANNELS : decodeSegment(href.split('/').at(-1) ?? '');
}
