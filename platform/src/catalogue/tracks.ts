import { VIDEO } from '../origin/pool.ts';
import { LANGUAGES } from '../origin/track-id.ts';
import type { Content } from './model.ts';

/** What a title can be heard and read in, and how many lines its best picture has. */
export type Tracks = { audio: readonly string[]; subtitles: readonly string[]; height: number | null };

/** Every arrangement of the pool has all of its renditions. */
const OF_POOL: Tracks = {
  audio: LANGUAGES,
  subtitles: LANGUAGES,
  height: Math.max(...VIDEO.map((rendition) => Number(rendition.slice(1)))),
};

const UNKNOWN: Tracks = { audio: [], subtitles: [], height: null };

/** The title itself, or the first episode of a series or season. */
function firstPart(content: Content): Content {
  const [first] = content.children;
  return first ? firstPart(first) : content;
}

/** The tracks of a title, or of the first episode of a series. Unknown for an announced title and a programme of an imported guide. */
export function tracksOf(content: Content): Tracks {
  const part = firstPart(content);
  if (part.isAnnouncement || part.guided) return UNKNOWN;
  if (!part.file) return OF_POOL;
  const { audioLanguages: audio, subtitles, height } = part.file;
  return { audio, subtitles: subtitles.map(({ language }) => language), height };
}
