/** The names of HTML that lists and guides write where they should not; XML itself knows only the first five. */
export const NAMED_ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  laquo: '«',
  raquo: '»',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  copy: '©',
  reg: '®',
  trade: '™',
  deg: '°',
  middot: '·',
  bull: '•',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  szlig: 'ß',
  ntilde: 'ñ',
};

const LAST_CODE_POINT = 0x10ffff;

/** Halves of a letter outside the first plane: alone they are none. */
const isSurrogate = (code: number) => code >= 0xd800 && code <= 0xdfff;

function fromCode(code: number, written: string): string {
  const isLetter = code > 0 && code <= LAST_CODE_POINT && !isSurrogate(code);
  return isLetter ? String.fromCodePoint(code) : written;
}

/** Text in which `&amp;`, `&#1058;` and `&#x422;` are the letters they mean; what means nothing stays as written. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/gi, (written, decimal, hex, name) => {
    if (decimal) return fromCode(Number(decimal), written);
    if (hex) return fromCode(Number.parseInt(hex, 16), written);
    const known = [name, name.toLowerCase()].find((one) => Object.hasOwn(NAMED_ENTITIES, one));
    return known === undefined ? written : (NAMED_ENTITIES[known] as string);
  });
}
