import { decodeHTMLStrict } from 'entities';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import type { GuideText } from '../../domain/guide-text.ts';
import { cut } from '../../domain/text.ts';
import { ImportProblem } from '../problem.ts';
import { decoderFor } from './decode.ts';
import { languageOf } from './facts.ts';

export type GuideChannel = { kind: 'channel'; line: number; id: string; names: string[] };

/** A programme as text, before it is interpreted. */
export type GuideProgramme = {
  kind: 'programme';
  line: number;
  channel: string;
  start: string;
  stop: string;
  title: GuideText;
  subtitle: GuideText;
  description: GuideText;
  category: GuideText;
  numbers: { system: string; text: string }[];
  icon: string;
  date: string;
  ratings: string[];
  stars: string[];
};

export type GuideItem = GuideChannel | GuideProgramme;

/** Longer texts are cut: nobody reads them in a schedule. */
const LONGEST = 4000;
/** The limit for numbers, ages, years and names. */
const SHORT = 200;
/** The highest number of names of a channel, or of numbers, ages and marks of a programme. */
const MOST = 50;
/** The longest text, tag or comment: a description has about a thousand characters. */
const LONGEST_PIECE = 1024 * 1024;
/** The deepest nesting: XMLTV needs five. */
const DEEPEST = 50;
const SHOWN = 60;

const shortened = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);

function programmeOf({ attributes }: SaxesTagPlain, line: number): GuideProgramme {
  const { channel = '', start = '', stop = '' } = attributes;
  const texts = { title: {}, subtitle: {}, description: {}, category: {} };
  const lists = { numbers: [], ratings: [], stars: [] };
  return { kind: 'programme', line, channel, start, stop, ...texts, ...lists, icon: '', date: '' };
}

const TEXT_FIELDS = new Map([
  ['title', 'title'],
  ['sub-title', 'subtitle'],
  ['desc', 'description'],
  ['category', 'category'],
] as const);

const VALUE_FIELDS = new Map([
  ['rating', 'ratings'],
  ['star-rating', 'stars'],
] as const);

/** Stores the text of an element of a programme; `parent` distinguishes the two kinds of `value`. */
function take(programme: GuideProgramme, tag: SaxesTagPlain, parent: string, text: string): void {
  const field = TEXT_FIELDS.get(tag.name as 'title');
  const fact = cut(text, SHORT);
  if (field) {
    // The first text of a language counts.
    if (text !== '') programme[field][languageOf(tag.attributes.lang)] ??= text;
  } else if (tag.name === 'episode-num') {
    if (programme.numbers.length < MOST)
      programme.numbers.push({ system: tag.attributes.system ?? '', text: fact });
  } else if (tag.name === 'date') {
    programme.date = fact;
  } else if (tag.name === 'icon') {
    programme.icon ||= tag.attributes.src ?? '';
  } else if (tag.name === 'value') {
    const listed = VALUE_FIELDS.get(parent as 'rating');
    if (listed && programme[listed].length < MOST) programme[listed].push(fact);
  }
}

/** The path of open elements. */
class Depth {
  readonly #path: SaxesTagPlain[] = [];

  get parent(): string {
    return this.#path.at(-1)?.name ?? '';
  }

  get size(): number {
    return this.#path.length;
  }

  enter(tag: SaxesTagPlain, line: number): void {
    if (this.#path.length === 0 && tag.name !== 'tv')
      throw new ImportProblem(`An XMLTV guide begins with <tv>, this with <${shortened(tag.name)}>.`, {
        line,
      });
    this.#path.push(tag);
    if (this.#path.length > DEEPEST)
      throw new ImportProblem(`<${shortened(tag.name)}> lies in more than ${DEEPEST} elements.`, { line });
  }

  leave(): void {
    this.#path.pop();
  }
}

/** The channel of an item, for messages. */
function channelOf(item: GuideItem | null): string {
  if (!item) return '';
  return ` (channel "${shortened(item.kind === 'channel' ? item.id : item.channel)}")`;
}

/** The entities of HTML, which guides use although XML has only five; in the form that the parser needs. */
const NAMED_ENTITIES = new Proxy<Record<string, string>>(Object.create(null), {
  get(_none, name) {
    const written = `&${String(name)};`;
    const text = decodeHTMLStrict(written);
    return text === written ? undefined : text;
  },
});

/**
 * Reads a guide in parts: programmes completed by a part are returned before the next part is read, so that a guide
 * of any size needs the memory of one part. Strict: invalid XML ends it, with line and column. The DOCTYPE is skipped
 * and declares nothing: only the entities of XML and HTML are known.
 */
export function guideParser(): (part: Uint8Array | null) => GuideItem[] {
  const parser = new SaxesParser<{ xmlns: false }>({ xmlns: false });
  parser.ENTITIES = NAMED_ENTITIES;
  const depth = new Depth();
  let done: GuideItem[] = [];
  let item: GuideItem | null = null;
  let text = '';
  /** The end of the last piece of the document. */
  let pieceEnd = 0;
  const piece = () => {
    pieceEnd = parser.position;
  };

  parser.on('error', ({ message }) => {
    const place = { line: parser.line, column: parser.column };
    const reason = message.replace(/^[\d:]+\s*/, '').replace(/\.$/, '');
    throw new ImportProblem(`${reason}${channelOf(item)}.`, place);
  });
  parser.on('opentag', (tag) => {
    piece();
    depth.enter(tag, parser.line);
    if (depth.size === 2 && tag.name === 'channel') {
      item = { kind: 'channel', line: parser.line, id: tag.attributes.id ?? '', names: [] };
    } else if (depth.size === 2 && tag.name === 'programme') {
      item = programmeOf(tag, parser.line);
    }
    text = '';
  });
  const addText = (more: string) => {
    piece();
    if (item && text.length < LONGEST) text += more.slice(0, LONGEST);
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  for (const event of ['comment', 'processinginstruction', 'doctype'] as const) parser.on(event, piece);
  parser.on('closetag', (tag) => {
    piece();
    depth.leave();
    if (item && depth.size === 1) {
      done.push(item);
      item = null;
    } else if (item) {
      const written = cut(text, LONGEST).replace(/\s+/g, ' ').trim();
      if (item.kind === 'programme') take(item, tag, depth.parent, written);
      else if (tag.name === 'display-name' && written !== '' && item.names.length < MOST)
        item.names.push(cut(written, SHORT));
    }
    text = '';
  });

  const decode = decoderFor();
  return (part) => {
    parser.write(decode(part));
    if (part === null) parser.close();
    else if (parser.position - pieceEnd > LONGEST_PIECE) {
      const reason = `a text, a tag or a comment of more than ${LONGEST_PIECE / 1024} KB`;
      throw new ImportProblem(`${reason}${channelOf(item)}.`, { line: parser.line });
    }
    const ready = done;
    done = [];
    return ready;
  };
}
