import { readdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { onDisk, type Places } from '../../objects/places.ts';
import { ImportProblem } from '../problem.ts';

/** The files of one folder, sorted by name. */
export type FolderFiles = { folder: string; names: string[] };

/** Error codes of a broken link, or of an entry deleted after the folder was listed. */
const LEADS_NOWHERE = ['ENOENT', 'ENOTDIR', 'ELOOP'];

type Entries = { files: string[]; folders: string[]; brokenLinks: string[] };

/** Links are followed. @throws ImportProblem */
async function readFolder(folder: string): Promise<Entries> {
  const found: Entries = { files: [], folders: [], brokenLinks: [] };
  const entries = await readdir(folder, { withFileTypes: true }).catch((error) => {
    throw unreadable(folder, error);
  });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const { name } = entry;
    // Hidden files belong to a system or a program: `.Trash`, `._film.mp4`.
    if (name.startsWith('.')) continue;
    const place = path.join(folder, name);
    const facts = await stat(place).catch((error: NodeJS.ErrnoException) => {
      if (!LEADS_NOWHERE.includes(error.code ?? '')) throw unreadable(place, error);
      if (entry.isSymbolicLink()) found.brokenLinks.push(place);
      return null;
    });
    if (facts?.isDirectory()) found.folders.push(name);
    else if (facts?.isFile()) found.files.push(name);
  }
  return found;
}

/** A file counts as missing only for certain, so an unreadable folder or entry ends the import. */
function unreadable(place: string, { code }: NodeJS.ErrnoException): ImportProblem {
  return new ImportProblem(`${place} ${code === 'ENOTDIR' ? 'is a file, not a folder' : 'cannot be read'}.`);
}

const isHidden = (file: string) => file.split('/').some((name) => name.startsWith('.'));

/** The same of a bucket, which has no folders but the beginnings of names. */
function byFolder(files: readonly string[], root: string): FolderFiles[] {
  const folders = new Map<string, string[]>([[root, []]]);
  for (const file of files) {
    if (isHidden(path.relative(root, file))) continue;
    const names = folders.get(path.dirname(file)) ?? [];
    folders.set(path.dirname(file), [...names, path.basename(file)]);
  }
  return [...folders].map(([folder, names]) => ({ folder, names }));
}

/** What lies in a folder and below it. */
export type Scan = {
  shelves: FolderFiles[];
  /** Links whose file or folder is not there now: perhaps a disk that is not mounted. */
  brokenLinks: string[];
};

/** A folder of a disk or of the bucket, with those below. */
export async function scan(folder: string, places: Places = onDisk): Promise<Scan> {
  const objects = await places.filesBelow(folder);
  if (objects) return { shelves: byFolder(objects, folder), brokenLinks: [] };
  const found: Scan = { shelves: [], brokenLinks: [] };
  await scanDisk(folder, new Set(), found);
  return found;
}

/** Links are followed, but no folder is read twice, because a link may lead to a parent. */
async function scanDisk(folder: string, visited: Set<string>, into: Scan): Promise<void> {
  const realFolder = await realpath(folder).catch((error) => {
    throw unreadable(folder, error);
  });
  if (visited.has(realFolder)) return;
  visited.add(realFolder);
  const { files, folders, brokenLinks } = await readFolder(folder);
  into.shelves.push({ folder, names: files });
  into.brokenLinks.push(...brokenLinks);
  for (const name of folders) await scanDisk(path.join(folder, name), visited, into);
}

const FILM = /\.(mp4|m4v)$/i;
const OTHER_FILM = /\.(mkv|avi|mov|webm|ts|m2ts|wmv|flv|mpg|mpeg|vob|3gp)$/i;

export const isFilmFile = (name: string) => FILM.test(name);
/** A film in a container that is not supported. */
export const isOtherFilm = (name: string) => OTHER_FILM.test(name);

const POSTERS = ['.jpg', '.jpeg', '.png', '.webp'];

/** The files beside a film with its name. */
export type SiblingFiles = {
  sidecar: string | null;
  poster: string | null;
  subtitles: { path: string; language: string | null }[];
};

/** `ru`, `kk-KZ`, `eng`; null for a tag that is not a language. */
function languageOf(tag: string): string | null {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? null;
  } catch {
    return null;
  }
}

/** The files of a folder that belong to a base name, in any case of their extensions. */
export function siblingsOf({ folder, names }: FolderFiles, base: string): SiblingFiles {
  const own = names.filter((name) => name.toLowerCase().startsWith(`${base.toLowerCase()}.`));
  const at = (name: string | undefined) => (name === undefined ? null : path.join(folder, name));
  const rest = (name: string) => name.slice(base.length).toLowerCase();
  const subtitles = own.flatMap((name) => {
    const [, tag, plain] =
      /^\.([a-z]{2,3}(?:-[a-z0-9]{2,8})*)\.(?:vtt|srt)$|^\.(vtt|srt)$/.exec(rest(name)) ?? [];
    if (!tag && !plain) return [];
    return [{ path: path.join(folder, name), language: tag ? languageOf(tag) : null }];
  });
  return {
    sidecar: at(own.find((name) => rest(name) === '.json')),
    poster: at(own.find((name) => POSTERS.includes(rest(name)))),
    subtitles,
  };
}
