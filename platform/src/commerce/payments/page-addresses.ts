import type { Locale } from '../../http/locale.ts';

/** Where a person pays: the page, the same page for a frame (null where the bank allows none), and the QR pictures of its address. */
export interface PageAddresses {
  page: string;
  frame: string | null;
  qrPng: string;
  qrSvg: string;
}

/** Addresses below `base`. They name the language of the viewer, because the browser or the phone that opens them may have another. */
export function pageAddresses(base: string, key: string, locale: Locale): PageAddresses {
  const query = `?key=${key}&lang=${locale}`;
  const page = `${base}${query}`;
  return {
    page,
    frame: `${page}&frame=1`,
    qrPng: `${base}/qr.png${query}`,
    qrSvg: `${base}/qr.svg${query}`,
  };
}
