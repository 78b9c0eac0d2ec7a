import { MessagesMenu } from '@/components/notify/messages/MessagesMenu';
import { AccountMenu } from '@/components/session/AccountMenu';
import type { OwnTools } from '@/components/session/own-tools';

/** The header controls of a logged-in viewer; their script loads for such viewers only. */
export const ownTools: OwnTools = { Messages: MessagesMenu, Account: AccountMenu };
