import { type FileHandle, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type MediaIndex, readMediaIndex } from './media-index.ts';
import { FRAMES_PER_SECOND, FRAMES_PER_SEGMENT } from './timeline.ts';

export const VIDEO = ['v240', 'v360', 'v720', 'v1080'] as const;
export const AUDIO = ['a_ru', 'a_en'] as const;
export type VideoRendition = (typeof VIDEO)[number];
export type AudioRendition = (typeof AUDIO)[number];
export type Rendition = VideoRendition | AudioRendition;
export const RENDITIONS: readonly Rendition[] = [...VIDEO, ...AUDIO];

/** All clips have this length, so the position of a segment in its title is simple arithmetic. */
export const SEGMENTS_PER_CLIP = 8;

/** Init segment and `sidx` of our files take about a kilobyte. */
const HEAD_BYTES = 8192;

export type Clip = {
  id: string;
  world: string;
  segments: number;
  files: Record<string, { bytes: number; sha256: string }>;
};

/** The data of a rendition for playlists; `width` and `height` for video, `language` for audio. */
export type RenditionFacts = {
  codecs: string;
  bandwidth: number;
  averageBandwidth: number;
  timescale: number;
  width?: number;
  height?: number;
  language?: string;
};

type PoolFile = {
  fps: number;
  framesPerSegment: number;
  renditions: Record<Rendition, RenditionFacts>;
  clips: Clip[];
};

export type Pool = {
  clips: Clip[];
  renditions: Record<Rendition, RenditionFacts>;
  /** The init segment of a rendition, the same for every clip. */
  init(rendition: Rendition): Promise<Buffer>;
  /** A stored segment, unchanged. */
  segment(clip: Clip, rendition: Rendition, index: number): Promise<Buffer>;
  thumbnail(clip: Clip, index: number): Promise<Buffer>;
  close(): Promise<void>;
};

type Track = { file: FileHandle; index: MediaIndex };

async function read(file: FileHandle, offset: number, size: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(size), 0, size, offset);
  return buffer.subarray(0, bytesRead);
}

async function openTrack(path: string): Promise<Track> {
  const file = await open(path);
  try {
    return { file, index: readMediaIndex(await read(file, 0, HEAD_BYTES)) };
  } catch (error) {
    await file.close();
    throw new Error(`${path} is not a packaged track`, { cause: error });
  }
}

async function readDescription(dir: string): Promise<PoolFile> {
  const pool = JSON.parse(await readFile(join(dir, 'pool.json'), 'utf8')) as PoolFile;
  const onGrid = pool.fps === FRAMES_PER_SECOND && pool.framesPerSegment === FRAMES_PER_SEGMENT;
  if (
    !onGrid ||
    pool.clips.length === 0 ||
    pool.clips.some(({ segments }) => segments !== SEGMENTS_PER_CLIP)
  ) {
    throw new Error(`${dir}/pool.json is empty or not on the grid of 3.84 s`);
  }
  return pool;
}

/** Opens the media pool. Files are opened at first use and read in pieces, never completely. */
export async function openPool(dir: string): Promise<Pool> {
  const { clips, renditions } = await readDescription(dir);
  const tracks = new Map<string, Promise<Track>>();

  function track(clip: Clip, rendition: Rendition): Promise<Track> {
    const path = join(dir, clip.id, `${rendition}.mp4`);
    const opened = tracks.get(path);
    if (opened) return opened;
    const opening = openTrack(path);
    tracks.set(path, opening);
    // A failure is not cached: a restored file is found again.
    opening.catch(() => tracks.delete(path));
    return opening;
  }

  return {
    clips,
    renditions,
    init: async (rendition) => (await track(clips[0] as Clip, rendition)).index.init,
    async segment(clip, rendition, index) {
      const { file, index: known } = await track(clip, rendition);
      const range = known.segments[index];
      if (!range) throw new RangeError(`${clip.id} has no segment ${index}`);
      return read(file, range.offset, range.size);
    },
    thumbnail: (clip, index) => readFile(join(dir, clip.id, 'thumbs', `${index}.jpg`)),
    async close() {
      const opened = await Promise.allSettled(tracks.values());
      tracks.clear();
      await Promise.all(opened.flatMap((one) => (one.status === 'fulfilled' ? one.value.file.close() : [])));
    },
  };
}
