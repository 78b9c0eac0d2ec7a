import { AudioSampleEntry, createFile, Log, MP4BoxBuffer, VisualSampleEntry } from 'mp4box';
import { DAMAGED, FilmProblem } from './problem.ts';

/** The coding of a video or audio track, from `stsd`. */
export type Coding = {
  /** In the form of RFC 6381 and `MediaSource.isTypeSupported`: `avc1.64001f`. */
  codec: string;
  /** Why browsers cannot play it; null for a playable one. */
  refusal: string | null;
  channels: number;
  sampleRate: number;
};

/**
 * Codecs that browsers play from MP4, with their required parameter strings; others would be a black screen for most
 * viewers.
 */
const PLAYABLE = [
  /^avc[13]\.[0-9a-f]{6}$/i,
  /^(hvc1|hev1)\.[A-C]?\d+\.[0-9a-f]+\.[LH]\d+/i,
  /^av01\.\d\.\d\d[MH]\.\d\d$/,
  /^vp09\.\d\d\.\d\d\.\d\d$/,
  /^mp4a\.40\.\d+$/,
  /^opus$/i,
  /^flac$/i,
];

/** Profiles of H.264 with 10 bits or without chroma subsampling, which no browser decodes. */
const STUDIO_PROFILES = new Set([110, 122, 244, 44]);

const NAMES: Record<string, string> = {
  'ac-3': 'Dolby Digital (AC-3)',
  'ec-3': 'Dolby Digital Plus (E-AC-3)',
  dtsc: 'DTS',
  mp4v: 'MPEG-4 Visual',
  encv: 'an encrypted picture',
  enca: 'encrypted sound',
  'mp4a.6b': 'MP3',
  'mp4a.69': 'MP3',
};

function refusalOf(type: string, codec: string): string | null {
  const profile = /^avc[13]\.([0-9a-f]{2})/i.exec(codec)?.[1];
  if (profile && STUDIO_PROFILES.has(Number.parseInt(profile, 16))) {
    return 'H.264 in a studio profile (10 bits or full colour)';
  }
  return PLAYABLE.some((form) => form.test(codec)) ? null : (NAMES[type] ?? NAMES[codec] ?? codec);
}

// The library logs every unknown box; films have many of them, and our own errors below are enough.
Log.setLogLevel(Log.error);
Log.error = () => undefined;

function entriesOf(stsd: Buffer) {
  const bytes = new Uint8Array(stsd).buffer;
  const file = createFile();
  file.appendBuffer(MP4BoxBuffer.fromArrayBuffer(bytes, 0));
  const [box] = file.boxes as { entries?: unknown[] }[];
  return box?.entries ?? [];
}

function codingOf(stsd: Buffer): Coding | null {
  const entries = entriesOf(stsd);
  const [entry] = entries;
  const isPicture = entry instanceof VisualSampleEntry;
  if (!isPicture && !(entry instanceof AudioSampleEntry)) return null;
  if (entries.length > 1) throw new FilmProblem('it changes its coding in the middle');
  const codec = entry.getCodec();
  return {
    codec,
    refusal: refusalOf(entry.type, codec),
    channels: Number(entry.getChannelCount()) || 0,
    sampleRate: Number(entry.getSampleRate()) || 0,
  };
}

/** Reads a `stsd` box; null for a track that is neither video nor audio. */
export function readCoding(stsd: Buffer): Coding | null {
  try {
    return codingOf(stsd);
  } catch (error) {
    // For damaged boxes the library throws errors of any type.
    throw error instanceof FilmProblem ? error : new FilmProblem(DAMAGED, { cause: error });
  }
}
