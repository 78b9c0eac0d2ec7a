/** Named entities that occur in texts for people; others stay unchanged. */
const NAMES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  laquo: '«',
  raquo: '»',
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  copy: '©',
  reg: '®',
  trade: '™',
  sect: '§',
  bull: '•',
  numero: '№',
  shy: '\u00ad',
};

/** Replaces `&amp;`, `&#8212;`, `&#x2014;` by their characters. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (whole, decimal, hex, name) => {
    if (name) return NAMES[String(name).toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    const isSign = code > 31 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
    return isSign ? String.fromCodePoint(code) : ' ';
  });
}
