import type { Viewer } from '@/lib/client/viewer/viewer';
import type { Messages } from '@/lib/shared/i18n/dictionaries';

/** Props of the account menu. */
export interface AccountMenuProps {
  viewer: Viewer;
  labels: Pick<
    Messages['session'],
    'account' | 'accountOf' | 'logOut' | 'loggingOut' | 'logOutFailed' | 'loading' | 'retry'
  > &
    Pick<Messages['shell'], 'messages' | 'messagesNew'>;
  /** What the site and its context allow. */
  offers: {
    hasLogOut: boolean;
    hasPromo: boolean;
    /** A subscriber of an operator, whose contract may be unpaid or blocked. */
    hasContract: boolean;
    accountLabel: 'subscriptions' | 'account_settings';
  };
}
