import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { ImportProblem } from '../problem.ts';

/** The files of one folder by name, in the order of their names. */
export type Shelf = { folder: string; names: string[] };

/** Deeper than any collection is sorted; a ring of links ends here. */
const DEEPEST = 12;

async function readFolder(folder: string): Promise<{ files: string[]; folders: string[] }> {
  const files: string[] = [];
  const folders: string[] = [];
  for (const name of (await readdir(folder)).sort()) {
    // Hidden files are those of a system or of a program: `.Trash`, `._film.mp4`.
    if (name.startsWith('.')) continue;
    // Links are followed; one that leads nowhere is nothing.
    const facts = await stat(path.join(folder, name)).catch(() => null);
    if (facts?.isDirectory()) folders.push(name);
    else if (facts?.isFile()) files.push(name);
  }
  return { files, folders };
}

/** A folder and all below it. */
export async function scan(folder: string, depth = 0): Promise<Shelf[]> {
  const found = await readFolder(folder).catch((error: NodeJS.ErrnoException) => {
    if (depth > 0) return { files: [], folders: [] };
    const reason = error.code === 'ENOTDIR' ? 'is a file, not a folder' : 'is no folder that can be read';
    throw new ImportProblem(`${folder} ${reason}.`, undefined);
  });
  const below: Shelf[] = [];
  if (depth < DEEPEST) {
    for (const name of found.folders) below.push(...(await scan(path.join(folder, name), depth + 1)));
  }
  return [{ folder, names: found.files }, ...below];
}

const FILM = /\.(mp4|m4v)$/i;
const OTHER_FILM = /\.(mkv|avi|mov|webm|ts|m2ts|wmv|flv|mpg|mpeg|vob|3gp)$/i;

export const isFilmFile = (name: string) => FILM.test(name);
/** A film, but in a container that is not read here. */
export const isOtherFilm = (name: string) => OTHER_FILM.test(name);

const POSTERS = ['.jpg', '.jpeg', '.png', '.webp'];

/** What lies beside a film under its name. */
export type Beside = {
  sidecar: string | null;
  poster: string | null;
  subtitles: { path: string; language: string | null }[];
};

/** `ru`, `kk-KZ`, `eng`; null for what names no language. */
function languageOf(tag: string): string | null {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? null;
  } catch {
    return null;
  }
}

/** The files of a shelf that belong to a base name, whatever the case of their endings. */
export function besides({ folder, names }: Shelf, base: string): Beside {
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
