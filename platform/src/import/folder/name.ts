import path from 'node:path';

/** The data in the name of a film file. */
export type Named =
  | { kind: 'film'; title: string; year: number | null }
  | { kind: 'episode'; show: string; year: number | null; season: number; episode: number; title: string };

/** `S01E02`, `s1e2`, `1x02`. */
const EPISODE = /^(.*?)[\s._-]*(?:\bS(\d{1,2})[\s._-]?E(\d{1,3})|\b(\d{1,2})x(\d{2,3}))\b[\s._-]*(.*)$/i;
const YEAR_IN_BRACKETS = /^(.+?)\s*[([]((?:18|19|20)\d\d)[)\]]/;
/** Marks that programs write after a title; they are not part of the name. */
const QUALITY =
  /[\s([]+(?:2160p|1080[pi]|720p|576p|480p|4k|web-?dl|web-?rip|blu-?ray|bd-?rip|hd-?rip|hdtv|x26[45]|h\.?26[45]|hevc)\b.*$/i;
/** A year without brackets counts only before such marks: `Summer 1993` is a title. */
const BARE_YEAR = /^(.+?)\s((?:18|19|20)\d\d)$/;

/** Dots and underscores replace spaces in a name without spaces. */
function spaced(name: string): string {
  const text = name.includes(' ') ? name : name.replace(/[._]+/g, ' ');
  return text.replace(/\s+/g, ' ').trim();
}

function titleAndYear(text: string): { title: string; year: number | null } {
  const bracketed = YEAR_IN_BRACKETS.exec(text);
  if (bracketed) return { title: (bracketed[1] ?? '').trim(), year: Number(bracketed[2]) };
  const short = text.replace(QUALITY, '').trim();
  const bare = short === text ? null : BARE_YEAR.exec(short);
  if (bare) return { title: bare[1] ?? '', year: Number(bare[2]) };
  return { title: short || text, year: null };
}

/** Reads `The Salt Road (2021).mp4`, `Show (2019) S01E02 The Well.mp4` and names like `the.salt.road.2021.1080p.mp4`. */
export function readName(file: string): Named {
  const base = path.basename(file, path.extname(file));
  const [, before = '', s, e, x, y, after = ''] = EPISODE.exec(base) ?? [];
  const season = s ?? x;
  const episode = e ?? y;
  if (before && season && episode) {
    const { title: show, year } = titleAndYear(spaced(before));
    const title = ` ${spaced(after)}`
      .replace(QUALITY, '')
      .replace(/^[\s-]+/, '')
      .trim();
    return { kind: 'episode', show, year, season: Number(season), episode: Number(episode), title };
  }
  return { kind: 'film', ...titleAndYear(spaced(base)) };
}
