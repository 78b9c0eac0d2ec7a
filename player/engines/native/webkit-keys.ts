/**
 * WebKit's own interface for protected streams. An iPhone before iOS 17.1 has no Media Source, and its native player
 * asks for keys only here, not by the standard (W3C EME).
 */
export interface WebKitMedia extends EventTarget {
  webkitKeys?: WebKitKeys | null;
  webkitSetMediaKeys?(keys: WebKitKeys | null): void;
}

export interface WebKitKeys {
  createSession(type: string, initData: Uint8Array): WebKitKeySession | null;
}

export interface WebKitKeySession extends EventTarget {
  readonly error: { code: number } | null;
  update(key: Uint8Array): void;
  close(): void;
}

/** `webkitneedkey` of the element has `initData`, `webkitkeymessage` of a session has `message`. */
export interface WebKitKeyEvent extends Event {
  readonly initData: Uint8Array;
  readonly message: Uint8Array;
}

type WebKitKeysClass = (new (
  system: string,
) => WebKitKeys) & {
  isTypeSupported(system: string, type: string): boolean;
};

const FAIRPLAY = 'com.apple.fps.1_0';
export const KEY_MEDIA = 'video/mp4';

const keysClass = () => (globalThis as { WebKitMediaKeys?: WebKitKeysClass }).WebKitMediaKeys;

export const hasWebKitFairPlay = (): boolean => keysClass()?.isTypeSupported(FAIRPLAY, KEY_MEDIA) ?? false;

/** The keys of an element, made when they are first needed. */
export function webKitKeysOf(media: WebKitMedia): WebKitKeys {
  if (!media.webkitKeys) {
    const Keys = keysClass();
    if (!Keys) throw new Error('This browser has no WebKitMediaKeys');
    media.webkitSetMediaKeys?.(new Keys(FAIRPLAY));
  }
  if (!media.webkitKeys) throw new Error('The element takes no keys');
  return media.webkitKeys;
}
