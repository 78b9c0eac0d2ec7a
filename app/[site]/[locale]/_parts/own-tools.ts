import { MessagesMenu } from '@/components/notify/messages/MessagesMenu';
import { AccountMenu } from '@/components/session/AccountMenu';
import type { OwnTools } from '@/components/session/own-tools';

/** What the header has for somebody who is logged in; their script is for them alone. */
export const ownTools: OwnTools = { Messages: MessagesMenu, Account: AccountMenu };
