import * as v from 'valibot';
import { callAsViewer } from '@/lib/client/http/call-as-viewer';
import { removeAsViewer } from '@/lib/client/http/remove-as-viewer';
import { bareList, flag, idText, text, textOrNull } from '@/lib/platform/http/wire';
import { MOST_MESSAGES } from './constants';

const PATH = '/users/self/messages';

/** wire 7.5; `removed` comes from the specification. */
const MessageWire = v.object({ id: idText, title: text, text, created_at: textOrNull, removed: flag });

/** A message of the provider to a user (spec 3 §3 Message). */
export interface Message {
  id: string;
  title: string;
  text: string;
  /** ISO 8601; null when it cannot be read. */
  at: string | null;
}

/** Newest first. @throws PlatformError */
export async function loadMessages(): Promise<Message[]> {
  const call = { path: PATH, query: { limit: MOST_MESSAGES }, schema: bareList(MessageWire) };
  const messages = await callAsViewer(call);
  return messages
    .filter(({ removed }) => !removed)
    .map(({ id, title, text: words, created_at }) => ({
      id,
      title,
      text: words,
      at: created_at && !Number.isNaN(Date.parse(created_at)) ? created_at : null,
    }));
}

/** @throws PlatformError */
export async function removeMessage(id: string): Promise<void> {
  await removeAsViewer({ method: 'DELETE', path: `${PATH}/${encodeURIComponent(id)}`, schema: v.unknown() });
}

/** Brings back a message that was removed a short time ago. @throws PlatformError */
export async function restoreMessage(id: string): Promise<void> {
  const path = `/users/self/messages/${encodeURIComponent(id)}/restore`;
  await callAsViewer({ method: 'POST', path, body: {}, schema: v.unknown() });
}
