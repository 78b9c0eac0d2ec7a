import type { MomentRefusal } from '@/lib/rules/schedule/refusal';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import type { StageLabels } from './ChannelStage';

/** Texts of the channel viewer and its parts. */
export interface ViewerLabels {
  channels: Messages['channels'];
  viewer: Messages['viewer'];
  favourites: Messages['favourites'];
  catalogue: Pick<Messages['catalogue'], 'page' | 'card' | 'row'>;
  refusals: Record<MomentRefusal, string>;
  stage: StageLabels;
}
