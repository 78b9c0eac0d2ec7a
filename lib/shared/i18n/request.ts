import { locale as rootLocale } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { dictionaries } from './dictionaries';
import { isLocale } from './locales';
import { TIME_ZONE } from './time-zone';

/** next-intl on the server: texts reach the browser only when a component passes them on as props. */
export default getRequestConfig(async ({ locale }) => {
  const pageLocale = locale ?? (await rootLocale());
  const chosen = isLocale(pageLocale) ? pageLocale : 'ru';
  return { locale: chosen, messages: dictionaries[chosen], timeZone: TIME_ZONE };
});
