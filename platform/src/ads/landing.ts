import type { Locale } from '../http/locale.ts';
import type { Spot } from './spots.ts';

const words: Record<Locale, string> = {
  ru: 'Сюда ведёт реклама. Здесь могла бы быть страница рекламодателя.',
  kk: 'Жарнама осында апарады. Мұнда жарнама берушінің беті болар еді.',
  en: 'This is where the ad leads. The advertiser’s page would be here.',
  uz: 'Reklama shu yerga olib keladi. Bu yerda reklama beruvchining sahifasi boʻlardi.',
};

/** The page that opens after a click on an ad. */
export function landingPage({ title }: Spot, locale: Locale): string {
  const name = title[locale].replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${name}</title></head>
<body><h1>${name}</h1><p>${words[locale]}</p></body></html>
`;
}
