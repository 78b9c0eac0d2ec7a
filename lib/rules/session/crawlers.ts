/**
 * Programs that read pages without a user: they get public pages and never a session (DESIGN section 3). A
 * list of names without a library, because it only saves work and protects nothing. Browsers inside
 * messengers are not crawlers, although they contain the messenger's name; nor are the application of Yandex
 * and telephones of Cubot.
 */
const CRAWLER =
  /(?<!cu)bot\b|crawl|spider|slurp|lighthouse|preview|facebookexternalhit|whatsapp|vkshare|yandex(?!browser|search(?:browser)?\/)|headlesscrawler/i;

export function isCrawler(userAgent: string | null): boolean {
  return userAgent === null || userAgent === '' || CRAWLER.test(userAgent);
}
