import * as v from 'valibot';
import { RECENT_KEY } from '@/lib/client/browser/forget-recent';
import { ownList } from '@/lib/client/viewer/own-list';
import { RECENT_CHANNELS } from '@/lib/rules/channels/constants';

const list = ownList(RECENT_KEY, v.number(), RECENT_CHANNELS);

/** The recently viewed channels, newest first (spec 2 §5: 10). Browser only. */
export const recentChannels = (): number[] => list.read();

/**
 * Stores a channel as viewed. Adult channels are not stored (spec 2 §5 "Last viewed channels"): the caller
 * leaves them out.
 */
export const rememberChannel = (id: number): void => list.add(id);
