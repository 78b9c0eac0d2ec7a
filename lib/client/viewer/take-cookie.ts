import { cookieOf } from './known';

/** Of this site, and of this site in a frame of another one. */
const PLACES = ['', '; secure; samesite=none; partitioned'];

/** The value of a readable cookie that the server has left for one page; null without it, and after it was taken. Browser only. */
export function takeCookie(name: string): string | null {
  const value = cookieOf(name);
  if (value === null) return null;
  for (const place of PLACES) {
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API.
    document.cookie = `${name}=; path=/; max-age=0${place}`;
  }
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}
