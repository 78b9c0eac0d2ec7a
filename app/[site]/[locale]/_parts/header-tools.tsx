import { SyncLanguages } from '@/components/account/languages/SyncLanguages';
import { FirstPacket } from '@/components/account/subscriptions/FirstPacket';
import { MessagesMenu } from '@/components/notify/messages/MessagesMenu';
import { PaymentTool } from '@/components/payment/header/PaymentTool';
import { AccountMenu } from '@/components/session/AccountMenu';
import type { AccountMenuProps } from '@/components/session/account-menu';
import type { HeaderTools } from '@/components/session/header-tools';

/** The order of languages belongs to the adults of an account. */
function Account(props: AccountMenuProps) {
  return (
    <>
      <AccountMenu {...props} />
      {props.viewer.profile?.role === 'adult' ? <SyncLanguages /> : null}
    </>
  );
}

/** What is being paid, and the way to the first packet. */
function Payment() {
  return (
    <>
      <FirstPacket />
      <PaymentTool />
    </>
  );
}

/** The header controls of a logged-in viewer; their script loads for such viewers only. */
export const headerTools: HeaderTools = {
  Messages: MessagesMenu,
  Payment,
  Account,
};
