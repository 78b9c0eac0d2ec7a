import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AUDIO, AUDIO_BITRATE, AUDIO_FRAMES, SAMPLE_RATE, SECONDS } from './format.mjs';
import { run } from './toolbox.mjs';

const SPEECH_AT_MS = 1900;

/** What each track says, so that an ear or a test can tell the languages apart. */
const LINES = {
  ru: (title) => `Это русская звуковая дорожка. ${title}.`,
  en: (title) => `This is the English audio track. ${title}.`,
};

async function encodeTrack(track, dir, title, bed, bedFilter) {
  const { iso, language, speed, voice } = AUDIO[track];
  const speech = join(dir, `${track}.wav`);
  const adts = join(dir, `${track}.aac`);
  await run('espeak-ng', ['-v', voice, '-s', `${speed}`, '-w', speech, LINES[language](title)]);
  const mix = [
    `[0:a]${bedFilter}aformat=sample_rates=${SAMPLE_RATE}:channel_layouts=stereo[bed]`,
    `[1:a]aresample=${SAMPLE_RATE},aformat=channel_layouts=stereo,adelay=${SPEECH_AT_MS}:all=1,volume=1.5,apad,asplit[voice][side]`,
    '[bed][side]sidechaincompress=threshold=0.03:ratio=5:attack=60:release=600[ducked]',
    `[ducked][voice]amix=inputs=2:duration=first:normalize=0,alimiter=limit=0.9,atrim=end=${SECONDS + 0.1}[out]`,
  ].join(';');
  const encode = [
    '-map',
    '[out]',
    '-c:a',
    'aac',
    '-b:a',
    `${AUDIO_BITRATE}`,
    '-frames:a',
    `${AUDIO_FRAMES}`,
    '-f',
    'adts',
    adts,
  ];
  await run('ffmpeg', ['-v', 'error', '-y', ...bed, '-i', speech, '-filter_complex', mix, ...encode]);
  // A round trip through ADTS drops the priming edit list: exactly AUDIO_FRAMES frames remain, the first at zero.
  const wrap = [
    '-c',
    'copy',
    '-bsf:a',
    'aac_adtstoasc',
    '-metadata:s:a:0',
    `language=${iso}`,
    join(dir, `${track}.mp4`),
  ];
  await run('ffmpeg', ['-v', 'error', '-y', '-i', adts, ...wrap]);
}

async function encodeTracks(dir, title, bed, bedFilter) {
  for (const track of Object.keys(AUDIO))
    await encodeTrack(track, dir, title[AUDIO[track].language], bed, bedFilter);
}

/**
 * @param {Int16Array} music interleaved stereo
 * @param {string} dir
 * @param {Record<string, string>} title
 */
export async function encodeMusic(music, dir, title) {
  const pcm = join(dir, 'music.pcm');
  await writeFile(pcm, Buffer.from(music.buffer));
  await encodeTracks(
    dir,
    title,
    ['-f', 's16le', '-ar', `${SAMPLE_RATE}`, '-ac', '2', '-i', pcm],
    `apad=pad_dur=1,`,
  );
}

/** The film keeps its own sound under the spoken line. */
export async function encodeFilmSound(file, dir, title) {
  await encodeTracks(dir, title, ['-i', file], `afade=t=out:st=28.8:d=1.2,apad=pad_dur=3,`);
}
