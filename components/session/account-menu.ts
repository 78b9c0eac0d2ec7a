import type { Messages } from '@/lib/i18n/dictionaries';
import type { Who } from '@/lib/session/who';

/** What the account's dropdown is given. */
export interface AccountMenuProps {
  who: Who;
  labels: Pick<
    Messages['session'],
    'account' | 'accountOf' | 'logOut' | 'loggingOut' | 'logOutFailed' | 'loading' | 'retry'
  > &
    Pick<Messages['shell'], 'messages' | 'messagesNew'>;
  /** What the site and the place where it is shown allow. */
  offers: { hasLogOut: boolean; hasPromo: boolean; accountLabel: 'subscriptions' | 'account_settings' };
}
