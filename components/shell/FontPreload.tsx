import { preload } from 'react-dom';
import type { Locale } from '@/lib/shared/i18n/locales';

/** The bundler resolves these to the same addresses as in the style sheet (styles/_font.scss). */
const files = {
  latin: new URL('../../styles/fonts/onest-basic-latin.woff2', import.meta.url),
  cyrillic: new URL('../../styles/fonts/onest-basic-cyrillic.woff2', import.meta.url),
  kazakh: new URL('../../styles/fonts/onest-basic-kazakh.woff2', import.meta.url),
};

/** Digits and punctuation are in the Latin file; Russian pages contain Kazakh channel names. */
const needed: Record<Locale, Array<keyof typeof files>> = {
  ru: ['cyrillic', 'kazakh', 'latin'],
  kk: ['cyrillic', 'kazakh', 'latin'],
  en: ['latin'],
  uz: ['latin'],
};

/** Loads fonts together with the style sheet, so that text is laid out once and causes no layout shift. */
export function FontPreload({ locale }: { locale: Locale }) {
  for (const name of needed[locale]) {
    preload(files[name].pathname, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  }
  return null;
}
