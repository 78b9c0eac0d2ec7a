import { type Head, headOf } from './head';

/** Pages as search engines see them: plain HTTP without a browser. */

export const TAGS = { ru: 'ru', kk: 'kk', en: 'en', uz: 'uz-Latn' } as const;
export type Language = keyof typeof TAGS;
/** The same default as in playwright.config.ts. */
export const SITE = process.env.SITE_UNDER_TEST ?? 'http://localhost:3000';

export interface FetchedPage {
  status: number;
  html: string;
  language: string | null;
  head: Head;
}

/** The address in a language: without `lang` it is Russian. */
export const inLanguage = (path: string, lang: Language): string =>
  lang === 'ru' ? path : `${path}${path.includes('?') ? '&' : '?'}lang=${lang}`;

/** The client of Node stores no cookies between requests. */
export function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(new URL(path, SITE), { redirect: 'manual', headers });
}

export async function fetchPage(path: string, headers?: Record<string, string>): Promise<FetchedPage> {
  const response = await get(path, headers);
  const html = await response.text();
  return {
    status: response.status,
    html,
    language: response.headers.get('content-language'),
    head: headOf(html),
  };
}
