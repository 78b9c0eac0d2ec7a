import { decodeEntities } from '../entities.ts';

export type Attributes = Record<string, string>;

const KEY = /^([A-Za-z][\w-]*)\s*=\s*/;
/** What may stand behind the quote that closes a value: another attribute, or nothing. */
const AFTER_VALUE = /^\s+[A-Za-z][\w-]*\s*=|^\s*$/;
const QUOTED_ATTRIBUTE = /[A-Za-z][\w-]*\s*=\s*["']/;

/**
 * Whether the quote at the end of `before` closes its value. Lists quote inside quotes (`tvg-name="TV "Rain""`), so a quote
 * closes only where what follows makes sense: an attribute, the end, or the comma of the name, behind which no more come.
 */
function closes(rest: string): boolean {
  if (AFTER_VALUE.test(rest)) return true;
  return /^\s*,/.test(rest) && !QUOTED_ATTRIBUTE.test(rest);
}

function quotedEnd(text: string, quote: string): number {
  for (let at = text.indexOf(quote, 1); at !== -1; at = text.indexOf(quote, at + 1)) {
    if (closes(text.slice(at + 1))) return at;
  }
  // Never closed properly: the next quote has to do, else the value goes as far as a plain one.
  return text.indexOf(quote, 1);
}

/** A value and what follows it. */
function takeValue(text: string): [value: string, rest: string] {
  const quote = text[0];
  if (quote === '"' || quote === "'") {
    const end = quotedEnd(text, quote);
    if (end !== -1) return [text.slice(1, end), text.slice(end + 1)];
    return takeValue(text.slice(1));
  }
  const plain = /^[^\s,]*/.exec(text)?.[0] ?? '';
  return [plain, text.slice(plain.length)];
}

function clean(text: string): string {
  return decodeEntities(text).replace(/\s+/g, ' ').trim();
}

/** `key="value" key=value … ,Name`: the attributes with lower-case keys (the first of a key counts), and the name. */
export function readAttributes(line: string): { attributes: Attributes; name: string } {
  const attributes: Attributes = {};
  let rest = line;
  while (true) {
    rest = rest.trimStart();
    if (rest === '') return { attributes, name: '' };
    if (rest.startsWith(',')) return { attributes, name: clean(rest.slice(1)) };
    const key = KEY.exec(rest);
    if (key) {
      const [value, more] = takeValue(rest.slice(key[0].length));
      attributes[(key[1] ?? '').toLowerCase()] ??= clean(value);
      rest = more;
      continue;
    }
    // Words that are no attribute: the name follows the next comma, or is these words where there is none.
    const comma = rest.indexOf(',');
    const next = /\s+(?=[A-Za-z][\w-]*\s*=)/.exec(rest);
    if (next && (comma === -1 || next.index < comma)) rest = rest.slice(next.index);
    else if (comma === -1) return { attributes, name: clean(rest) };
    else rest = rest.slice(comma);
  }
}
