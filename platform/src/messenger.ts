import type { FastifyBaseLogger } from 'fastify';

/** A text for a viewer's phone, for an SMS gateway or a messenger bot. */
export interface PhoneMessage {
  channel: 'sms' | 'messenger';
  to: string;
  text: string;
  /** The code inside the text, if there is one. */
  code?: string;
}

export interface Messenger {
  send(message: PhoneMessage): Promise<void>;
}

/** Outside the sandbox no gateway is connected yet: the log has to show that codes are not delivered. */
export function unconnectedMessenger(log: () => FastifyBaseLogger): Messenger {
  return {
    send: async ({ channel }) =>
      log().warn({ channel }, 'no message gateway is connected: a text was not sent'),
  };
}
