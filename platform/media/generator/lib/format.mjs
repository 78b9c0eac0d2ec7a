/** The grid and the renditions of the pool. Everything else in the generator is derived from these numbers. */
export const FPS = 25;
export const GOP = 48;
export const FRAMES_PER_SEGMENT = 96;
export const SEGMENT_SECONDS = FRAMES_PER_SEGMENT / FPS;
export const SEGMENTS = 8;
export const FRAMES = SEGMENTS * FRAMES_PER_SEGMENT;
export const SECONDS = FRAMES / FPS;

export const SAMPLE_RATE = 48000;
export const AUDIO_BITRATE = 64000;
/** An AAC frame holds 1024 samples, so a segment is exactly 180 of them. */
export const AUDIO_FRAMES = (SECONDS * SAMPLE_RATE) / 1024;

/** Worlds are painted at this size; 1080p is an upscale. */
export const WIDTH = 1280;
export const HEIGHT = 720;

/**
 * @typedef {{ width: number, height: number, level: string, crf: number, maxrate: number }} VideoRendition
 * @type {Record<string, VideoRendition>}
 */
export const VIDEO = {
  v1080: { width: 1920, height: 1080, level: '4.0', crf: 28, maxrate: 1700 },
  v720: { width: 1280, height: 720, level: '3.1', crf: 27, maxrate: 1000 },
  v360: { width: 640, height: 360, level: '3.0', crf: 27, maxrate: 400 },
  v240: { width: 426, height: 240, level: '2.1', crf: 27, maxrate: 200 },
};

/** @type {Record<string, { language: string, iso: string, voice: string, speed: number, name: string }>} */
export const AUDIO = {
  a_ru: { language: 'ru', iso: 'rus', voice: 'ru', speed: 140, name: 'Русский' },
  a_en: { language: 'en', iso: 'eng', voice: 'en-gb', speed: 150, name: 'English' },
};

export const THUMB = { width: 196, height: 110 };
