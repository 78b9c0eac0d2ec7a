import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { boxes } from './boxes.mjs';
import { AUDIO, AUDIO_BITRATE, FRAMES_PER_SEGMENT, SEGMENT_SECONDS, THUMB, VIDEO } from './format.mjs';
import { packagerBinary, run } from './toolbox.mjs';

/** Offsets of maxBitrate and avgBitrate behind the tag of an esds DecoderConfigDescriptor (0x04, length 0x11). */
const ESDS_RATES = [7, 11];

/**
 * Takes out of the init segment what differs from build to build: dates and measured audio bitrates. One init per
 * rendition then serves all clips byte for byte.
 */
async function settle(path) {
  const file = await readFile(path);
  for (const { body, type } of boxes(file)) {
    if (type === 'mvhd' || type === 'tkhd' || type === 'mdhd')
      file.fill(0, body + 4, body + (file[body] === 1 ? 20 : 12));
  }
  const esds = file.indexOf('esds', 0, 'latin1');
  if (esds > 0) {
    const decoderConfig = file.indexOf(Buffer.from([0x04, 0x11, 0x40]), esds);
    for (const offset of ESDS_RATES) file.writeUInt32BE(AUDIO_BITRATE, decoderConfig + offset);
  }
  await writeFile(path, file);
}

/** Single-file CMAF: init, sidx, then one fragment a segment. */
export async function packageClip(from, to) {
  await rm(to, { recursive: true, force: true });
  await mkdir(to, { recursive: true });
  const video = Object.keys(VIDEO).map(
    (id) => `in=${join(from, id)}.mp4,stream=video,output=${join(to, id)}.mp4`,
  );
  const audio = Object.entries(AUDIO).map(
    ([id, { language }]) =>
      `in=${join(from, id)}.mp4,stream=audio,language=${language},output=${join(to, id)}.mp4`,
  );
  const grid = ['--segment_duration', `${SEGMENT_SECONDS}`, '--fragment_duration', `${SEGMENT_SECONDS}`];
  await run(packagerBinary(), [...video, ...audio, ...grid, '--quiet']);
  for (const id of [...Object.keys(VIDEO), ...Object.keys(AUDIO)]) await settle(join(to, `${id}.mp4`));
}

/** One picture a segment, taken near the end of its first second so that a cut or a fade has settled. */
export async function cutThumbs(from, to) {
  const dir = join(to, 'thumbs');
  await mkdir(dir, { recursive: true });
  const pick = `select='eq(mod(n,${FRAMES_PER_SEGMENT}),20)',scale=${THUMB.width}:${THUMB.height}:flags=lanczos`;
  const out = ['-vf', pick, '-vsync', '0', '-q:v', '4', '-start_number', '0', join(dir, '%d.jpg')];
  await run('ffmpeg', ['-v', 'error', '-y', '-i', join(from, 'v720.mp4'), ...out]);
}
