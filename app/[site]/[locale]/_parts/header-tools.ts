import { MessagesMenu } from '@/components/notify/messages/MessagesMenu';
import { PaymentTool } from '@/components/payment/header/PaymentTool';
import { AccountMenu } from '@/components/session/AccountMenu';
import type { HeaderTools } from '@/components/session/header-tools';

/** The header controls of a logged-in viewer; their script loads for such viewers only. */
export const headerTools: HeaderTools = {
  Messages: MessagesMenu,
  Payment: PaymentTool,
  Account: AccountMenu,
};
