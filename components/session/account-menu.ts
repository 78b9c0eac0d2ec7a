import type { Viewer } from '@/lib/client/viewer/viewer';
import type { Messages } from '@/lib/shared/i18n/dictionaries';

/** What the account's dropdown is given. */
export interface AccountMenuProps {
  who: Viewer;
  labels: Pick<
    Messages['session'],
    'account' | 'accountOf' | 'logOut' | 'loggingOut' | 'logOutFailed' | 'loading' | 'retry'
  > &
    Pick<Messages['shell'], 'messages' | 'messagesNew'>;
  /** What the site and the place where it is shown allow. */
  offers: { hasLogOut: boolean; hasPromo: boolean; accountLabel: 'subscriptions' | 'account_settings' };
}
