import { decodeHTMLStrict } from 'entities';

export type Attributes = Record<string, string>;

/*
 * A line is scanned once for the starts of attributes and for quotes that can end a value, and then read from left to
 * right: the time grows with its length, whatever it contains.
 */

const SPACES = /\s*/y;
const PLAIN_VALUE = /[^\s,]*/y;
const WORD = /[\w-]+/g;
const QUOTES = /["']/g;

function takeAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}

const afterSpaces = (text: string, at: number) => at + takeAt(SPACES, text, at).length;

type Key = { name: string; valueAt: number };

/** The starts of `key =`: each with its key and the start of its value. */
function keysOf(text: string): Map<number, Key> {
  const keys = new Map<number, Key>();
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!/^[A-Za-z]/.test(word)) continue;
    const equals = afterSpaces(text, index + word.length);
    if (text[equals] === '=')
      keys.set(index, { name: word.toLowerCase(), valueAt: afterSpaces(text, equals + 1) });
  }
  return keys;
}

/**
 * The quotes that can close a value, from left to right. Lists have quotes inside quotes (`tvg-name="TV "Rain""`), so a
 * quote closes a value only before an attribute, the end, or the comma of the name, after which no more come.
 */
function closingQuotes(text: string, keys: ReadonlyMap<number, Key>): { '"': number[]; "'": number[] } {
  const isQuoted = ({ valueAt }: Key) => text[valueAt] === '"' || text[valueAt] === "'";
  let lastQuoted = -1;
  for (const [at, key] of keys) if (isQuoted(key)) lastQuoted = at;
  const closing = { '"': [] as number[], "'": [] as number[] };
  for (const { 0: quote, index } of text.matchAll(QUOTES)) {
    const after = afterSpaces(text, index + 1);
    const isBeforeKey = after > index + 1 && keys.has(after);
    const isBeforeName = text[after] === ',' && lastQuoted < after;
    if (after === text.length || isBeforeKey || isBeforeName) closing[quote as '"' | "'"].push(index);
  }
  return closing;
}

/** Searches increasing numbers in increasing order: the first one that is not lower. */
function firstFrom(rising: readonly number[]): (least: number) => number {
  let next = 0;
  return (least) => {
    while (next < rising.length && (rising[next] as number) < least) next += 1;
    return rising[next] ?? -1;
  };
}

/** Text without control characters, which databases and pages refuse. */
export function clean(text: string): string {
  return decodeHTMLStrict(text)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** `key="value" key=value … ,Name`: the attributes with lower-case keys (the first of a key counts), and the name. */
export function readAttributes(text: string): { attributes: Attributes; name: string } {
  const attributes: Attributes = Object.create(null);
  const keys = keysOf(text);
  const closing = closingQuotes(text, keys);
  const nextClosing = { '"': firstFrom(closing['"']), "'": firstFrom(closing["'"]) };
  const nextKey = firstFrom([...keys.keys()].filter((at) => /\s/.test(text[at - 1] ?? '')));
  let comma = -1;

  /** A value and its end. */
  const takeValue = (at: number): [value: string, end: number] => {
    const quote = text[at];
    if (quote === '"' || quote === "'") {
      const proper = nextClosing[quote](at + 1);
      // Never closed properly: the next quote ends it, otherwise it ends like a value without quotes.
      const end = proper === -1 ? text.indexOf(quote, at + 1) : proper;
      return end === -1 ? takeValue(at + 1) : [text.slice(at + 1, end), end + 1];
    }
    const plain = takeAt(PLAIN_VALUE, text, at);
    return [plain, at + plain.length];
  };

  let at = 0;
  while (true) {
    at = afterSpaces(text, at);
    if (at >= text.length) return { attributes, name: '' };
    if (text[at] === ',') return { attributes, name: clean(text.slice(at + 1)) };
    const key = keys.get(at);
    if (key) {
      const [value, end] = takeValue(key.valueAt);
      attributes[key.name] ??= clean(value);
      at = end;
      continue;
    }
    // Words outside an attribute: the name follows the next comma, or, without a comma, is these words.
    if (comma < at) comma = text.indexOf(',', at);
    if (comma === -1) comma = text.length;
    const next = nextKey(at + 1);
    if (next !== -1 && next < comma) at = next;
    else if (comma === text.length) return { attributes, name: clean(text.slice(at)) };
    else at = comma;
  }
}
