import type { Messages } from '@/lib/i18n/dictionaries';
import type { Draft, ProfilesStart } from '@/lib/profiles/open';
import type { ProfileList } from '@/lib/profiles/profile';

/** What every step of the dialog is given. */
export interface StepProps {
  words: Messages['profiles'];
  /** Shows another step, perhaps with the news of what is done. */
  onShow(view: ProfilesStart, news?: string): void;
}

/** And those about one profile. */
export interface DraftProps extends StepProps {
  list: ProfileList;
  draft: Draft;
  /** The list is asked for again. */
  onChanged(): Promise<unknown>;
}
