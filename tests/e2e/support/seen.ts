import { type Head, headOf } from './head';

/** What search engines see: plain HTTP, no browser. */

export const TAGS = { ru: 'ru', kk: 'kk', en: 'en', uz: 'uz-Latn' } as const;
export type Language = keyof typeof TAGS;
/** As playwright.config.ts has it. */
export const SITE = process.env.SITE_UNDER_TEST ?? 'http://localhost:3000';

export interface Seen {
  status: number;
  html: string;
  language: string | null;
  head: Head;
}

/** Its own address in a language: the bare one is Russian. */
export const inLanguage = (path: string, lang: Language): string =>
  lang === 'ru' ? path : `${path}${path.includes('?') ? '&' : '?'}lang=${lang}`;

/** Node's own client keeps no cookies: what one answer sets is not sent with the next. */
export function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(new URL(path, SITE), { redirect: 'manual', headers });
}

export async function see(path: string, headers?: Record<string, string>): Promise<Seen> {
  const response = await get(path, headers);
  const html = await response.text();
  return {
    status: response.status,
    html,
    language: response.headers.get('content-language'),
    head: headOf(html),
  };
}
