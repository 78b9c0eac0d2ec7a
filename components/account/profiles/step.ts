import type { Draft, ProfilesStart } from '@/lib/client/profiles/open';
import type { ProfileList } from '@/lib/rules/profiles/profile';
import type { Messages } from '@/lib/shared/i18n/dictionaries';

/** Props of every step of the dialog. */
export interface StepProps {
  words: Messages['profiles'];
  /** Shows another step, with a message about what was done. */
  onShow(view: ProfilesStart, news?: string): void;
}

/** Props of steps about one profile. */
export interface DraftProps extends StepProps {
  list: ProfileList;
  draft: Draft;
  /** Requests the list again. */
  onChanged(): Promise<unknown>;
}
