import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { FPS, FRAMES, GOP, HEIGHT, SECONDS, VIDEO, WIDTH } from './format.mjs';

const COLOUR = [
  '-color_range',
  'tv',
  '-color_primaries',
  'bt709',
  '-color_trc',
  'bt709',
  '-colorspace',
  'bt709',
];

/**
 * `stitchable` keeps the parameter sets equal over all clips, so one init segment per rendition serves the whole pool;
 * `negative_cts_offsets` avoids the edit list that leaves a two-frame hole at every programme boundary.
 */
function renditionArgs(id, dir, costlier) {
  const { level, crf, maxrate } = VIDEO[id];
  return [
    '-map',
    `[${id}]`,
    '-an',
    '-c:v',
    'libx264',
    '-profile:v',
    'high',
    '-preset',
    'medium',
    '-threads',
    '2',
    '-g',
    `${GOP}`,
    '-keyint_min',
    `${GOP}`,
    '-sc_threshold',
    '0',
    '-bf',
    '2',
    '-refs',
    '3',
    '-pix_fmt',
    'yuv420p',
    ...COLOUR,
    '-level',
    level,
    '-crf',
    `${crf + costlier}`,
    '-maxrate',
    `${maxrate}k`,
    '-bufsize',
    `${maxrate * 2}k`,
    '-x264-params',
    'stitchable=1:open-gop=0:force-cfr=1:aq-mode=3:deblock=1,1',
    '-frames:v',
    `${FRAMES}`,
    '-video_track_timescale',
    `${FPS * 512}`,
    '-movflags',
    'negative_cts_offsets',
    join(dir, `${id}.mp4`),
  ];
}

function ladder(prepare) {
  const ids = Object.keys(VIDEO);
  const matrix = 'flags=lanczos:out_range=tv:out_color_matrix=bt709';
  const scaled = ids.map(
    (id) => `[s_${id}]scale=${VIDEO[id].width}:${VIDEO[id].height}:${matrix},setsar=1,format=yuv420p[${id}]`,
  );
  return `[0:v]${prepare}split=${ids.length}${ids.map((id) => `[s_${id}]`).join('')};${scaled.join(';')}`;
}

function ladderArgs(input, prepare, dir, costlier) {
  const outputs = Object.keys(VIDEO).flatMap((id) => renditionArgs(id, dir, costlier));
  return ['-v', 'error', '-y', ...input, '-filter_complex', ladder(prepare), ...outputs];
}

async function finish(ffmpeg) {
  const [code] = await once(ffmpeg, 'close');
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}

/**
 * @param {Iterable<Buffer>} frames RGBA pictures of WIDTH x HEIGHT
 * @param {string} dir
 * @param {number} [costlier] added to every crf: worlds of rain, waves or sparks need it
 */
export async function encodeFrames(frames, dir, costlier = 0) {
  const input = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgba',
    '-s',
    `${WIDTH}x${HEIGHT}`,
    '-framerate',
    `${FPS}`,
    '-i',
    '-',
  ];
  const ffmpeg = spawn('ffmpeg', ladderArgs(input, '', dir, costlier), {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const done = finish(ffmpeg);
  for (const frame of frames) {
    if (!ffmpeg.stdin.write(frame)) await Promise.race([once(ffmpeg.stdin, 'drain'), done]);
  }
  ffmpeg.stdin.end();
  await done;
}

/**
 * Real footage of any frame rate: speed kept, frame rate converted, the last picture held and faded to the grid.
 * @param {string} file
 * @param {string} dir
 * @param {number} costlier
 */
export async function encodeFilm(file, dir, costlier) {
  const prepare = `fps=${FPS},tpad=stop_mode=clone:stop_duration=${SECONDS},trim=end_frame=${FRAMES},fade=t=out:st=29.3:d=1.3,`;
  await finish(
    spawn('ffmpeg', ladderArgs(['-i', file], prepare, dir, costlier), {
      stdio: ['ignore', 'inherit', 'inherit'],
    }),
  );
}
