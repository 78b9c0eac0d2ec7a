import { realpath } from 'node:fs/promises';
import path from 'node:path';
import type { DatabaseReader } from '../../db/database.ts';
import { countries, genres } from '../../db/schema/catalogue.ts';
import { libraryFiles } from '../../db/schema/library-files.ts';
import { bucketFolder, isInBucket, onDisk } from '../../objects/places.ts';
import { readFilm } from '../../origin/library/film.ts';
import { FilmProblem } from '../../origin/library/mp4/problem.ts';
import type { ImportKind, ImportRun, OptionValues } from '../kind.ts';
import { ageOption, packetOf } from '../m3u/options.ts';
import { ImportProblem, UsageError } from '../problem.ts';
import { Remarks, type Report } from '../report.ts';
import { applyChanges, type Ready } from './apply.ts';
import { type Draft, type DraftContext, draftOf } from './draft.ts';
import { ownLibrary } from './library-rows.ts';
import { type Plan, planFolder } from './plan.ts';
import { type FolderFiles, isFilmFile, isOtherFilm, scan } from './scan.ts';

/** The number of missing files named in a summary. */
const SHOWN_MISSING = 10;

async function readSettings(db: DatabaseReader, options: OptionValues) {
  const { packet } = options;
  const age = ageOption(options);
  return { packetId: await packetOf(db, typeof packet === 'string' ? packet : undefined), age };
}

async function readDirectories(db: DatabaseReader): Promise<DraftContext['directories']> {
  const [genreRows, countryRows] = [await db.select().from(genres), await db.select().from(countries)];
  return { genres: genreRows, countries: countryRows };
}

const isBelow = (file: string, place: string) => file === place || file.startsWith(place + path.sep);

type Found = { drafts: Draft[]; seen: Set<string> };

async function draftAll(shelves: readonly FolderFiles[], context: DraftContext): Promise<Found> {
  const byFolder = new Map(shelves.map((files) => [files.folder, files]));
  const drafts: Draft[] = [];
  const seen = new Set<string>();
  for (const files of shelves) {
    for (const name of files.names) {
      const file = path.join(files.folder, name);
      if (isOtherFilm(name)) {
        context.remark({ what: path.relative(context.root, file), reason: 'only MP4 files are played' });
      }
      if (!isFilmFile(name)) continue;
      seen.add(file);
      const draft = await draftOf(files, byFolder.get(path.dirname(files.folder)), name, context);
      if (draft) drafts.push(draft);
    }
  }
  return { drafts, seen };
}

/** Opens the files to import; unplayable ones are left out with the reason. */
async function openAll(
  drafts: readonly Draft[],
  { root, remark, places }: DraftContext,
  progress: ImportRun['progress'],
) {
  const ready: Ready[] = [];
  for (const [at, draft] of drafts.entries()) {
    const what = path.relative(root, draft.path);
    progress(`${at + 1} of ${drafts.length}: ${what}`);
    try {
      const film = await readFilm(draft.path, places);
      for (const reason of film.remarks) remark({ what, reason });
      ready.push({ draft, film });
    } catch (error) {
      const isExpected =
        error instanceof FilmProblem || typeof (error as { code?: unknown }).code === 'string';
      if (!isExpected) throw error;
      remark({ what, reason: (error as Error).message });
    }
  }
  return ready;
}

function notesOf({ missing }: Plan, root: string, isRemoved: boolean): string[] {
  if (missing.length === 0) return [];
  const names = missing.slice(0, SHOWN_MISSING).map((one) => path.relative(root, one.path));
  const more = missing.length > names.length ? ` and ${missing.length - names.length} more` : '';
  const missingNote = `No longer in the folder: ${names.join(', ')}${more}.`;
  return [
    isRemoved
      ? missingNote
      : `${missingNote} They stay in the catalogue, but cannot be played. --remove-missing takes them out.`,
  ];
}

async function run({
  db,
  target,
  options,
  isDryRun,
  nowMs,
  progress,
  places = onDisk,
}: ImportRun): Promise<Report> {
  const settings = await readSettings(db, options);
  const root = bucketFolder(target) ?? (await realpath(target).catch(() => target));
  if (isInBucket(root) && places === onDisk) throw new UsageError('S3_URL does not name a bucket.');
  const remarks = new Remarks();
  const context: DraftContext = {
    root,
    settings,
    directories: await readDirectories(db),
    remark: remarks.add.bind(remarks),
    places,
  };
  const { shelves, brokenLinks } = await scan(root, places);
  const { drafts, seen } = await draftAll(shelves, context);
  const plan = planFolder(root, drafts, seen, await db.select().from(libraryFiles));
  const isAdded = new Set(plan.added);
  const ready = await openAll([...plan.added, ...plan.changed], context, progress);
  const isRemoving = options['remove-missing'] === true;
  if (isRemoving && seen.size === 0 && plan.missing.length > 0) {
    throw new ImportProblem(`There is no film left in ${root}. Is its disk there?`);
  }
  const broken =
    isRemoving && brokenLinks.find((link) => plan.missing.some(({ path: file }) => isBelow(file, link)));
  if (broken) {
    throw new ImportProblem(
      `${broken} is a link that leads nowhere. Is its disk there? Delete the link if its films are to go.`,
    );
  }
  const remove = isRemoving ? plan.missing.map(({ contentId }) => contentId) : [];
  if (!isDryRun) {
    const { packetId, age } = settings;
    const how = { isFree: packetId === null, age, now: new Date(nowMs), library: ownLibrary(packetId) };
    await db.transaction((tx) => applyChanges(tx, { write: ready, remove }, how));
  }
  const added = ready.filter(({ draft }) => isAdded.has(draft)).length;
  const counts = {
    things: 'films and episodes',
    added,
    changed: ready.length - added,
    unchanged: plan.unchanged.length,
    removed: remove.length,
  };
  return {
    counts: [counts],
    skipped: remarks.first,
    skippedTotal: remarks.total,
    notes: notesOf(plan, root, isRemoving),
  };
}

/** `import folder`: MP4 files of a folder become playable films. */
export const folderImport: ImportKind = {
  target: 'DIR|s3://FOLDER',
  about:
    'MP4 files of a folder, or of the bucket of S3_URL, become films and series, free for everyone unless told; they are played from where they lie.',
  options: {
    packet: { type: 'string' },
    age: { type: 'string' },
    'remove-missing': { type: 'boolean' },
  },
  help: [
    '--packet ID        they are sold with this packet',
    '--age N            of films whose age nobody wrote down (without: 16)',
    '--remove-missing   films whose files are gone are taken out of the catalogue',
  ],
  run,
};
