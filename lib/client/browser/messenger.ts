import * as v from 'valibot';
import { findHost } from './host';
import { INIT_DATA, launchFields, THEME } from './launch-hash';

/**
 * The messenger that shows us as its mini-app. Events have the names of Telegram's published protocol of web apps; its own
 * script is not needed for the few that are used.
 */

/** The start data that names who opened the mini-app, and the colours of the messenger. */
export interface Launch {
  initData: string | null;
  theme: Theme | null;
}

const color = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i));
const Theme = v.object({ button_color: v.optional(color) });

export type Theme = v.InferOutput<typeof Theme>;

/** Null when the hash of the address is not from a messenger. */
export function readLaunch(hash: string): Launch | null {
  const fields = launchFields(hash);
  if (!fields) return null;
  return { initData: fields.get(INIT_DATA) || null, theme: readTheme(parse(fields.get(THEME))) };
}

const readTheme = (value: unknown): Theme | null => {
  const parsed = v.safeParse(Theme, value);
  return parsed.success ? parsed.output : null;
};

function parse(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

/** What the messenger tells us. */
export type MessengerNews = { event: 'back' } | { event: 'theme'; theme: Theme };

const Event = v.object({ eventType: v.string(), eventData: v.optional(v.unknown()) });
const ThemeChanged = v.object({ theme_params: v.unknown() });

/** Null for everything that we have no use for. */
function readNews(type: string, data: unknown): MessengerNews | null {
  if (type === 'back_button_pressed') return { event: 'back' };
  if (type !== 'theme_changed' || !v.is(ThemeChanged, data)) return null;
  const theme = readTheme(data.theme_params);
  return theme && { event: 'theme', theme };
}

/** The messages to the messenger; none contains a secret. */
type MessengerCall =
  | { type: 'web_app_ready' | 'web_app_expand' }
  | { type: 'web_app_setup_back_button'; data: { is_visible: boolean } }
  | { type: 'web_app_set_header_color' | 'web_app_set_background_color'; data: { color: string } };

export interface Messenger {
  send(call: MessengerCall): void;
  /** @returns ends it */
  listen(hear: (news: MessengerNews) => void): () => void;
}

/** What native messengers add to their web views. */
interface NativeMessenger {
  TelegramWebviewProxy?: { postEvent(type: string, data: string): void };
  Telegram?: { WebView?: { receiveEvent?(type: string, data: unknown): void } };
}

/** Null in an ordinary browser, and in a frame of a page that is not listed (quality S31). */
export function findMessenger(self: Window, origins: readonly string[]): Messenger | null {
  return nativeMessenger(self as Window & NativeMessenger) ?? framingMessenger(self, origins);
}

function nativeMessenger(self: Window & NativeMessenger): Messenger | null {
  const proxy = self.TelegramWebviewProxy;
  if (self.parent !== self || typeof proxy?.postEvent !== 'function') return null;
  return {
    send: (call) => proxy.postEvent(call.type, JSON.stringify('data' in call ? call.data : {})),
    listen(hear) {
      const receiveEvent = (type: string, data: unknown) => {
        const news = readNews(type, data);
        if (news) hear(news);
      };
      self.Telegram = { ...self.Telegram, WebView: { ...self.Telegram?.WebView, receiveEvent } };
      return () => {
        delete self.Telegram?.WebView?.receiveEvent;
      };
    },
  };
}

function framingMessenger(self: Window, origins: readonly string[]): Messenger | null {
  if (self.parent === self) return null;
  const host = findHost<string>(self, origins);
  if (!host) return null;
  return {
    send: (call) =>
      host.send(JSON.stringify({ eventType: call.type, eventData: 'data' in call ? call.data : {} })),
    listen(hear) {
      const onMessage = ({ source, origin, data }: MessageEvent) => {
        if (source !== host.source || origin !== host.origin) return;
        const event = v.safeParse(Event, parse(data));
        const news = event.success ? readNews(event.output.eventType, event.output.eventData) : null;
        if (news) hear(news);
      };
      self.addEventListener('message', onMessage);
      return () => self.removeEventListener('message', onMessage);
    },
  };
}
