import type { Draft, ProfilesStart } from '@/lib/client/profiles/open';
import type { ProfileList } from '@/lib/rules/profiles/profile';
import type { Messages } from '@/lib/shared/i18n/dictionaries';

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
