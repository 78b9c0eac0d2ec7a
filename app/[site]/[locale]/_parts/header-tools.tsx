import { SyncLanguages } from '@/components/account/languages/SyncLanguages';
import { FirstPacket } from '@/components/account/subscriptions/FirstPacket';
import { MessagesMenu } from '@/components/notify/messages/MessagesMenu';
import { PaymentTool } from '@/components/payment/header/PaymentTool';
import { AccountMenu } from '@/components/session/AccountMenu';
import { AtOpening } from '@/components/session/AtOpening';
import type { AccountMenuProps } from '@/components/session/account-menu';
import type { HeaderTools } from '@/components/session/header-tools';

/** The order of languages and what is owed belong to the adults of an account. */
function Account(props: AccountMenuProps) {
  const role = props.viewer.profile?.role;
  return (
    <>
      <AccountMenu {...props} />
      {role === 'adult' ? <SyncLanguages /> : null}
      {role === 'child' ? null : <AtOpening hasContract={props.offers.hasContract} />}
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
