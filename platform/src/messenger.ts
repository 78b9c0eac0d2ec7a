import type { FastifyBaseLogger } from 'fastify';

/** A text to a person's phone, as an SMS gateway or a messenger bot takes it. */
export interface PhoneMessage {
  channel: 'sms' | 'messenger';
  to: string;
  text: string;
  /** The code inside the text, if it carries one. */
  code?: string;
}

export interface Messenger {
  send(message: PhoneMessage): Promise<void>;
}

/** Outside the sandbox no gateway is connected yet: the operator must see that codes go nowhere. */
export function unconnectedMessenger(log: () => FastifyBaseLogger): Messenger {
  return {
    send: async ({ channel }) =>
      log().warn({ channel }, 'no message gateway is connected: a text was not sent'),
  };
}
