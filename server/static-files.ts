import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { Answer } from './answer';
import { STATIC_PATH } from './next-compat/addresses';
import { BUILD_FOLDER } from './next-compat/build-files';

/** What is worth compressing. Fonts are compressed already, and the framework sends them. */
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
};

const FOLDER = path.join(BUILD_FOLDER, 'static');

let paths: ReadonlySet<string> | undefined;

/** At most as many as the build has files, which are two megabytes when they are compressed. */
const answers = new Map<string, Answer>();

/**
 * A script or style sheet of the build; null for any other request. The framework would read and compress it anew for each viewer, and a page has
 * two dozen of them.
 */
export function staticFile({ headers }: IncomingMessage, pathname: string): Answer | null {
  // Nobody asks for a part of one; the framework can send it.
  if (headers.range !== undefined) return null;
  const known = answers.get(pathname);
  if (known) return known;
  const type = TYPES[path.extname(pathname)];
  if (!type || !pathsOfBuild().has(pathname)) return null;
  const file = {
    status: 200,
    headers: {},
    body: readFileSync(path.join(FOLDER, pathname.slice(STATIC_PATH.length))),
  };
  const cacheable = { 'cache-control': 'public, max-age=31536000, immutable', vary: 'Accept-Encoding' };
  const answer = new Answer(file, { 'content-type': type, ...cacheable }, false);
  answers.set(pathname, answer);
  return answer;
}

/** Listed once: made-up names never reach the disk. */
function pathsOfBuild(): ReadonlySet<string> {
  paths ??= new Set(
    readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).map((name) => STATIC_PATH + name),
  );
  return paths;
}
