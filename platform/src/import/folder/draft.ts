import { createHash } from 'node:crypto';
import path from 'node:path';
import sharp from 'sharp';
import { searchable } from '../../domain/text.ts';
import type { Places } from '../../objects/places.ts';
import type { PictureFile } from '../../origin/images/subject.ts';
import type { SubtitleFile } from '../../origin/library/catalogue.ts';
import { readSubtitles, toWebVtt } from '../../origin/library/subtitles.ts';
import type { Remark } from '../report.ts';
import { type Directories, type Facts, factsOf, titleOf } from './facts.ts';
import { type Named, readName } from './name.ts';
import { type FolderFiles, type SiblingFiles, siblingsOf } from './scan.ts';
import { inAllLanguages, readSidecar, type Sidecar } from './sidecar.ts';

/** The series of an episode; episodes with one series name are one series, in any folder. */
type Show = { key: string; facts: Facts; poster: PictureFile | null };

/** A film file with all data that is known without opening it. */
export type Draft = {
  path: string;
  size: number;
  modifiedMs: number;
  named: Named;
  facts: Facts;
  poster: PictureFile | null;
  subtitles: SubtitleFile[];
  show: Show | null;
  /** Hash of the above without the file itself, and of the options: a different hash means that the entry changed. */
  fingerprint: string;
};

export type DraftContext = {
  /** The folder to which places in the report are relative. */
  root: string;
  directories: Directories;
  /** The options of the import, which affect the entries too. */
  settings: unknown;
  remark: (remark: Remark) => void;
  places: Places;
};

/** Thrown to leave a file out of an entry, with the reason. */
class Unusable extends Error {}

async function sidecarOf({ sidecar }: SiblingFiles, { places }: DraftContext): Promise<Sidecar> {
  if (!sidecar) return {};
  const read = await readSidecar(sidecar, places);
  // The sidecar may have an age rating: a film without it must not appear.
  if (typeof read === 'string') throw new Unusable(`${path.basename(sidecar)} ${read}`);
  return read;
}

function sayer({ root, remark }: DraftContext) {
  return (file: string, reason: string) => remark({ what: path.relative(root, file), reason });
}

async function posterOf({ poster }: SiblingFiles, context: DraftContext): Promise<PictureFile | null> {
  if (!poster) return null;
  const { places } = context;
  const isPicture = await places
    .read(poster)
    .then((bytes) => sharp(bytes).metadata())
    .then(() => true)
    .catch(() => false);
  if (isPicture) return { path: poster, modifiedMs: (await places.facts(poster)).modifiedMs };
  sayer(context)(poster, 'it is no picture: the poster is drawn');
  return null;
}

async function subtitlesOf({ subtitles }: SiblingFiles, context: DraftContext): Promise<SubtitleFile[]> {
  const say = sayer(context);
  const found: SubtitleFile[] = [];
  for (const { path: file, language } of subtitles) {
    if (!language) {
      say(file, 'the language of the subtitles is missing: name.ru.srt');
      continue;
    }
    const text = await readSubtitles(file, context.places).catch(() => '');
    if (!toWebVtt(text, 'dash').includes('-->')) say(file, 'there are no subtitles in it');
    else found.push({ language, path: file, modifiedMs: (await context.places.facts(file)).modifiedMs });
  }
  return found;
}

/** The files of the series, beside the episodes or in the folder above them. */
function seriesFiles(files: FolderFiles, above: FolderFiles | undefined, name: string): SiblingFiles {
  const here = siblingsOf(files, name);
  return here.sidecar || here.poster || !above ? here : siblingsOf(above, name);
}

/** The name of the series in file names, with the year if they have one. */
function showBases({ show, year }: Extract<Named, { kind: 'episode' }>): string[] {
  return year === null ? [show] : [`${show} (${year})`, show];
}

async function showOf(
  named: Named,
  files: FolderFiles,
  above: FolderFiles | undefined,
  context: DraftContext,
) {
  if (named.kind === 'film') return null;
  const [siblings = { sidecar: null, poster: null, subtitles: [] }] = showBases(named)
    .map((base) => seriesFiles(files, above, base))
    .sort((a, b) => Number(Boolean(b.sidecar ?? b.poster)) - Number(Boolean(a.sidecar ?? a.poster)));
  const name = { title: inAllLanguages(named.show), year: named.year };
  const { facts, unknown } = factsOf(name, await sidecarOf(siblings, context), context.directories);
  const show = {
    key: searchable(named.year === null ? named.show : `${named.show} ${named.year}`),
    facts,
    poster: await posterOf(siblings, context),
  };
  return { show, unknown };
}

/** Everything known about a film file before it is opened; null, with a remark, for an unusable one. */
export async function draftOf(
  files: FolderFiles,
  above: FolderFiles | undefined,
  name: string,
  context: DraftContext,
): Promise<Draft | null> {
  const file = path.join(files.folder, name);
  const say = sayer(context);
  try {
    const named = readName(name);
    const siblings = siblingsOf(files, path.basename(name, path.extname(name)));
    const year = named.kind === 'film' ? named.year : null;
    const own = factsOf(
      { title: titleOf(named), year },
      await sidecarOf(siblings, context),
      context.directories,
    );
    const about = await showOf(named, files, above, context);
    for (const word of [...own.unknown, ...(about?.unknown ?? [])])
      say(file, `"${word}" is no genre or country here`);
    const draft = {
      named,
      facts: own.facts,
      poster: await posterOf(siblings, context),
      subtitles: await subtitlesOf(siblings, context),
      show: about?.show ?? null,
    };
    const fingerprint = createHash('sha256')
      .update(JSON.stringify([draft, context.settings]))
      .digest('base64url');
    const { size, modifiedMs } = await context.places.facts(file);
    return { path: file, size, modifiedMs, ...draft, fingerprint };
  } catch (error) {
    if (!(error instanceof Unusable)) throw error;
    say(file, error.message);
    return null;
  }
}
