import { PassThrough } from 'node:stream';

/** A receiver page that is open. */
export type Receiver = { id: string; name: string };

/** Proxies and browsers close silent connections. */
const HEARTBEAT_MS = 15_000;
const MOST_INBOXES = 100;

/** A page that has gone leaves an inbox that has ended, and is about to be removed. */
function write(events: PassThrough, text: string): void {
  if (events.writable) events.write(text);
}

/** Passes messages between senders and receivers. Each has an inbox, which it reads as server-sent events. */
export function createHub() {
  const inboxes = new Map<string, { events: PassThrough; name: string | null }>();

  return {
    /** Opens an inbox; with a name it is a receiver. Null when there are too many. */
    open(id: string, name: string | null): PassThrough | null {
      if (!inboxes.has(id) && inboxes.size >= MOST_INBOXES) return null;
      inboxes.get(id)?.events.end();
      const events = new PassThrough();
      const beat = setInterval(() => write(events, ': \n\n'), HEARTBEAT_MS);
      beat.unref();
      inboxes.set(id, { events, name });
      events.once('close', () => {
        clearInterval(beat);
        if (inboxes.get(id)?.events === events) inboxes.delete(id);
      });
      events.write(': \n\n');
      return events;
    },
    /** Open receivers, the newest last. */
    receivers: (): Receiver[] =>
      [...inboxes].flatMap(([id, { name }]) => (name === null ? [] : [{ id, name }])),
    /** Whether the inbox exists. */
    send(id: string, message: unknown): boolean {
      const inbox = inboxes.get(id);
      if (inbox) write(inbox.events, `data: ${JSON.stringify(message)}\n\n`);
      return inbox !== undefined;
    },
    close() {
      for (const { events } of inboxes.values()) events.end();
    },
  };
}
