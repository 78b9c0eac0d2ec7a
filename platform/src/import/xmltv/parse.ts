import { SaxesParser, type SaxesTagPlain } from 'saxes';
import type { Said } from '../../domain/said.ts';
import { NAMED_ENTITIES } from '../entities.ts';
import { ImportProblem } from '../problem.ts';
import { decoderFor } from './decode.ts';
import { languageOf } from './facts.ts';

export type GuideChannel = { kind: 'channel'; line: number; id: string; names: string[] };

/** A programme as it is written: nothing is understood yet. */
export type GuideProgramme = {
  kind: 'programme';
  line: number;
  channel: string;
  start: string;
  stop: string;
  title: Said;
  subtitle: Said;
  description: Said;
  category: Said;
  numbers: { system: string; text: string }[];
  icon: string;
  date: string;
  ratings: string[];
  stars: string[];
};

export type GuideItem = GuideChannel | GuideProgramme;

/** Longer texts are cut: nobody reads them in a schedule. */
const LONGEST = 4000;

function programmeOf({ attributes }: SaxesTagPlain, line: number): GuideProgramme {
  const { channel = '', start = '', stop = '' } = attributes;
  const texts = { title: {}, subtitle: {}, description: {}, category: {} };
  const lists = { numbers: [], ratings: [], stars: [] };
  return { kind: 'programme', line, channel, start, stop, ...texts, ...lists, icon: '', date: '' };
}

const SAID = {
  title: 'title',
  'sub-title': 'subtitle',
  desc: 'description',
  category: 'category',
} as const satisfies Record<string, keyof GuideProgramme>;

/** Takes the text of an element of a programme; `parent` tells the two kinds of `value` apart. */
function take(programme: GuideProgramme, tag: SaxesTagPlain, parent: string, text: string): void {
  const said = SAID[tag.name as keyof typeof SAID];
  if (said) {
    // The first of a language counts.
    if (text !== '') programme[said][languageOf(tag.attributes.lang)] ??= text;
  } else if (tag.name === 'episode-num') {
    programme.numbers.push({ system: tag.attributes.system ?? '', text });
  } else if (tag.name === 'date') {
    programme.date = text;
  } else if (tag.name === 'icon') {
    programme.icon ||= tag.attributes.src ?? '';
  } else if (tag.name === 'value') {
    if (parent === 'rating') programme.ratings.push(text);
    if (parent === 'star-rating') programme.stars.push(text);
  }
}

/**
 * Reads a guide as it arrives: what was completed by a part is handed out before the next part is asked for, so that a guide
 * of any size needs the memory of one part. Strict: what is no XML ends it, with line and column. The DOCTYPE is passed over
 * and declares nothing: only the entities of XML and HTML mean something.
 */
export async function* readGuide(chunks: AsyncIterable<Buffer>): AsyncGenerator<GuideItem[]> {
  const parser = new SaxesParser<{ xmlns: false }>({ xmlns: false });
  Object.assign(parser.ENTITIES, NAMED_ENTITIES);
  const path: SaxesTagPlain[] = [];
  let done: GuideItem[] = [];
  let item: GuideItem | null = null;
  let text = '';

  parser.on('error', ({ message }) => {
    const place = { line: parser.line, column: parser.column };
    throw new ImportProblem(`${message.replace(/^[\d:]+\s*/, '').replace(/\.$/, '')}.`, place);
  });
  parser.on('opentag', (tag) => {
    if (path.length === 0 && tag.name !== 'tv') {
      throw new ImportProblem(`An XMLTV guide begins with <tv>, this with <${tag.name}>.`, {
        line: parser.line,
      });
    }
    if (path.length === 1 && tag.name === 'channel') {
      item = { kind: 'channel', line: parser.line, id: tag.attributes.id ?? '', names: [] };
    } else if (path.length === 1 && tag.name === 'programme') {
      item = programmeOf(tag, parser.line);
    }
    path.push(tag);
    text = '';
  });
  const addText = (more: string) => {
    if (item && text.length < LONGEST) text += more;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', (tag) => {
    path.pop();
    if (item && path.length === 1) {
      done.push(item);
      item = null;
    } else if (item) {
      const written = text.slice(0, LONGEST).replace(/\s+/g, ' ').trim();
      if (item.kind === 'programme') take(item, tag, path.at(-1)?.name ?? '', written);
      else if (tag.name === 'display-name' && written !== '') item.names.push(written);
    }
    text = '';
  });

  const decode = decoderFor();
  for await (const chunk of chunks) {
    parser.write(decode(chunk));
    const ready = done;
    done = [];
    yield ready;
  }
  parser.write(decode(null));
  parser.close();
  yield done;
}
