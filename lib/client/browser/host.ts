import type { News } from './messages';

/** The app around us: the page that frames us, or the native app whose web view this is. */
export interface Host {
  /** Where its messages come from. */
  source: unknown;
  origin: string;
  tell(news: News): void;
}

/** What native apps put into their web views. */
interface NativeApp {
  taspaApp?: { postMessage(text: string): void };
}

/**
 * The host of this window, or null: in the frame of anybody who is not on the list there is nobody to speak with, and
 * nothing is ever sent to `*` (quality S31).
 */
export function findHost(self: Window, origins: readonly string[]): Host | null {
  if (self.parent === self) return nativeHost(self);
  // A frame in a frame: whoever put us there is not the one that the viewer sees.
  if (self.parent !== self.top) return null;
  const origin = originOfParent(self);
  if (!origin || ![self.location.origin, ...origins].includes(origin)) return null;
  return { source: self.parent, origin, tell: (news) => self.parent.postMessage(news, origin) };
}

/** A native app speaks from inside our own window, so that only its own handle is given the news. */
function nativeHost(self: Window): Host | null {
  const app = (self as Window & NativeApp).taspaApp;
  if (typeof app?.postMessage !== 'function') return null;
  return {
    source: self,
    origin: self.location.origin,
    tell: (news) => app.postMessage(JSON.stringify(news)),
  };
}

function originOfParent(self: Window): string | null {
  const [direct] = self.location.ancestorOrigins ?? [];
  if (direct) return direct;
  return URL.canParse(self.document.referrer) ? new URL(self.document.referrer).origin : null;
}
