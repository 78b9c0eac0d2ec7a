const AND: Readonly<Record<string, string>> = { kk: ' және ', uz: ' va ' };

/** "A, B and C", as `Intl.ListFormat` writes it, in all languages of the product: Chromium has no Kazakh and no Uzbek. */
export function listText(items: readonly string[], locale: string): string {
  const and = AND[locale.slice(0, 2)];
  if (!and) return new Intl.ListFormat(locale).format(items);
  return [items.slice(0, -1).join(', '), ...items.slice(-1)].filter(Boolean).join(and);
}
