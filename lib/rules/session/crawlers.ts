/**
 * Programs that read pages without being anybody: they get public pages and never a session (DESIGN section 3).
 * Names, not a library: the list only saves work, nothing is protected by it. Browsers inside messengers are no robots,
 * though they say whose they are.
 */
const CRAWLER =
  /bot\b|crawl|spider|slurp|lighthouse|preview|facebookexternalhit|whatsapp|vkshare|yandex(?!browser)|headlesscrawler/i;

export function isCrawler(userAgent: string | null): boolean {
  return userAgent === null || userAgent === '' || CRAWLER.test(userAgent);
}
