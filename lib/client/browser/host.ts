import type { News } from './messages';

/** The host app: the page that frames us, or the native app whose web view shows us. */
export interface Host<Message = News> {
  /** Where its messages come from. */
  source: unknown;
  origin: string;
  send(message: Message): void;
}

/** What native apps add to their web views. */
interface NativeApp {
  taspaApp?: { postMessage(text: string): void };
}

/**
 * The host of this window, or null: in a frame of an unlisted page there is no host, and no message is ever
 * sent to `*` (quality S31).
 */
export function findHost<Message = News>(self: Window, origins: readonly string[]): Host<Message> | null {
  if (self.parent === self) return nativeHost(self);
  // A frame in a frame: our parent is not the page that the viewer sees.
  if (self.parent !== self.top) return null;
  const origin = originOfParent(self);
  if (!origin || ![self.location.origin, ...origins].includes(origin)) return null;
  return { source: self.parent, origin, send: (message) => self.parent.postMessage(message, origin) };
}

/** Messages of a native app come from our own window, so only its own handle receives our messages. */
function nativeHost<Message>(self: Window): Host<Message> | null {
  const app = (self as Window & NativeApp).taspaApp;
  if (typeof app?.postMessage !== 'function') return null;
  return {
    source: self,
    origin: self.location.origin,
    send: (message) => app.postMessage(JSON.stringify(message)),
  };
}

function originOfParent(self: Window): string | null {
  const [direct] = self.location.ancestorOrigins ?? [];
  if (direct) return direct;
  return URL.canParse(self.document.referrer) ? new URL(self.document.referrer).origin : null;
}
