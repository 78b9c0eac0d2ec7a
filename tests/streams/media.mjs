import { spawn } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { subtitleFragment, subtitleInit } from './subtitle-mp4.mjs';

/** Seconds of every stream: three segments of two seconds. */
export const SECONDS = 6;
export const SEGMENT_SECONDS = 2;
const FRAMES = 25;

/** Runs a program in a folder. @param {string} cwd @param {string} program @param {string[]} args */
async function runIn(cwd, program, args) {
  const child = spawn(program, args, {
    cwd,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text) => {
    said += text;
  });
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  if (code !== 0) throw new Error(`${program} ${args.join(' ')}\n${said.trim()}`);
}

/** A test picture that shows its time, with one tone a language. */
export function inputs({ size = '320x180', tones = [440] } = {}) {
  return [
    ...['-f', 'lavfi', '-i', `testsrc=size=${size}:rate=${FRAMES}:duration=${SECONDS}`],
    ...tones.flatMap((tone) => [
      '-f',
      'lavfi',
      '-i',
      `sine=frequency=${tone}:sample_rate=48000:duration=${SECONDS}`,
    ]),
  ];
}

export const PICTURE = [
  ...['-c:v', 'libx264', '-preset', 'veryfast', '-pix_fmt', 'yuv420p', '-profile:v', 'main'],
  ...[
    '-g',
    String(FRAMES * SEGMENT_SECONDS),
    '-keyint_min',
    String(FRAMES * SEGMENT_SECONDS),
    '-sc_threshold',
    '0',
  ],
];
export const SOUND = ['-c:a', 'aac', '-b:a', '64k', '-ac', '2'];
const HLS = ['-f', 'hls', '-hls_time', String(SEGMENT_SECONDS), '-hls_playlist_type', 'vod'];

/** The folder of one stream, and what is made there. @param {string} folder @param {string} name */
export async function place(folder, name) {
  const made = path.join(folder, name);
  await mkdir(made, { recursive: true });
  return {
    run: (/** @type {string[]} */ args) =>
      runIn(made, 'ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args]),
    node: (/** @type {string} */ script, /** @type {string[]} */ args) =>
      runIn(made, process.execPath, [script, ...args]),
    write: (/** @type {string} */ file, /** @type {string | Buffer} */ text) =>
      writeFile(path.join(made, file), text),
    text: (/** @type {string} */ file) => readFile(path.join(made, file), 'utf8'),
  };
}

const master = (/** @type {string[]} */ lines) =>
  `${['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS', ...lines].join('\n')}\n`;
const CODECS = 'CODECS="avc1.4d400d,mp4a.40.2",RESOLUTION=320x180';
const variant = (/** @type {string} */ uri, more = '') => [
  `#EXT-X-STREAM-INF:BANDWIDTH=400000,${CODECS}${more}`,
  uri,
];

export const VTT = `WEBVTT

00:00:00.000 --> 00:00:03.000
First words

00:00:03.000 --> 00:00:06.000
Last words
`;
const TTML = `<?xml version="1.0" encoding="UTF-8"?>
<tt xmlns="http://www.w3.org/ns/ttml" xmlns:ttp="http://www.w3.org/ns/ttml#parameter" ttp:timeBase="media"
  ttp:profile="http://www.w3.org/ns/ttml/profile/imsc1/text" xml:lang="en"><body><div>
<p begin="00:00:00.000" end="00:00:03.000">First words</p><p begin="00:00:03.000" end="00:00:06.000">Last words</p>
</div></body></tt>`;

/** A VOD playlist of segments with lines before each. */
const listOf = (/** @type {[string, number, string[]?][]} */ segments, head = /** @type {string[]} */ ([])) =>
  `${[
    ...[
      '#EXTM3U',
      '#EXT-X-VERSION:7',
      `#EXT-X-TARGETDURATION:${SECONDS}`,
      '#EXT-X-PLAYLIST-TYPE:VOD',
      ...head,
    ],
    ...segments.flatMap(([uri, seconds, lines = []]) => [...lines, `#EXTINF:${seconds.toFixed(3)},`, uri]),
    '#EXT-X-ENDLIST',
  ].join('\n')}\n`;

/** Makes HLS segments of one picture and one sound. @param {string[]} more */
const hls = (type = 'mpegts', more = /** @type {string[]} */ ([]), input = inputs()) => [
  ...[...input, ...PICTURE, ...SOUND, ...HLS, '-hls_segment_type', type, ...more],
];

const TWO_LANGUAGES = [
  ...[
    '-map',
    '0:v',
    '-map',
    '1:a',
    '-map',
    '2:a',
    '-metadata:s:a:0',
    'language=rus',
    '-metadata:s:a:1',
    'language=eng',
  ],
  ...['-adaptation_sets', 'id=0,streams=0 id=1,streams=1 id=2,streams=2'],
];

/** Made by ffmpeg and by hand. */
export const makers = {
  /** @param {string} folder */
  async ts(folder) {
    const { run } = await place(folder, 'ts');
    await run(hls('mpegts', ['index.m3u8']));
  },
  /** @param {string} folder */
  async fmp4(folder) {
    const { run } = await place(folder, 'fmp4');
    await run(hls('fmp4', ['index.m3u8']));
  },
  /** @param {string} folder */
  async audio(folder) {
    const { run } = await place(folder, 'audio');
    const map = 'v:0,agroup:aud a:0,agroup:aud,language:ru,default:yes a:1,agroup:aud,language:en';
    await run([
      ...[
        ...inputs({ tones: [440, 880] }),
        '-map',
        '0:v',
        '-map',
        '1:a',
        '-map',
        '2:a',
        ...PICTURE,
        ...SOUND,
        ...HLS,
      ],
      ...['-hls_segment_type', 'fmp4', '-hls_fmp4_init_filename', 'init.mp4', '-var_stream_map', map],
      ...['-master_pl_name', 'index.m3u8', 'track%v.m3u8'],
    ]);
  },
  /** @param {string} folder */
  async webvtt(folder) {
    const { run, write } = await place(folder, 'webvtt');
    await run(hls('mpegts', ['picture.m3u8']));
    await write(
      'words.vtt',
      `${VTT.replace('WEBVTT', 'WEBVTT\nX-TIMESTAMP-MAP=LOCAL:00:00:00.000,MPEGTS:126000')}`,
    );
    await write('words.m3u8', listOf([['words.vtt', SECONDS]]));
    const media =
      '#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="English",LANGUAGE="en",AUTOSELECT=YES,URI="words.m3u8"';
    await write('index.m3u8', master([media, ...variant('picture.m3u8', ',SUBTITLES="s"')]));
  },
  /** IMSC 1 in fragments of MP4. @param {string} folder */
  async imsc(folder) {
    const { run, write } = await place(folder, 'imsc');
    await run(hls('fmp4', ['picture.m3u8']));
    await write('words-init.mp4', subtitleInit());
    await write('words-1.m4s', subtitleFragment(TTML, SECONDS));
    await write('words.m3u8', listOf([['words-1.m4s', SECONDS]], ['#EXT-X-MAP:URI="words-init.mp4"']));
    const media =
      '#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="English",LANGUAGE="en",AUTOSELECT=YES,URI="words.m3u8"';
    const lines = variant('picture.m3u8', ',SUBTITLES="s"').map((line) =>
      line.replace('mp4a.40.2"', 'mp4a.40.2,stpp.ttml.im1t"'),
    );
    await write('index.m3u8', master([media, ...lines]));
  },
  /** Two programmes of other sizes and clocks, one after another. @param {string} folder */
  async discontinuity(folder) {
    const { run, write } = await place(folder, 'discontinuity');
    await run(hls('mpegts', ['-hls_segment_filename', 'a%d.ts', 'a.m3u8']));
    await run(
      hls(
        'mpegts',
        ['-hls_segment_filename', 'b%d.ts', '-output_ts_offset', '500', 'b.m3u8'],
        inputs({ size: '480x270' }),
      ),
    );
    const segments = /** @type {[string, number, string[]?][]} */ ([
      ['a0.ts', 2],
      ['a1.ts', 2],
      ['b0.ts', 2, ['#EXT-X-DISCONTINUITY']],
      ['b1.ts', 2],
    ]);
    await write('index.m3u8', listOf(segments));
  },
  /** The second of three segments was never made. @param {string} folder */
  async gap(folder) {
    const { run, write } = await place(folder, 'gap');
    await run(hls('mpegts', ['-hls_segment_filename', 's%d.ts', 'whole.m3u8']));
    await write(
      'index.m3u8',
      listOf([
        ['s0.ts', 2],
        ['missing.ts', 2, ['#EXT-X-GAP']],
        ['s2.ts', 2],
      ]),
    );
  },
  /** @param {string} folder */
  async aes(folder) {
    const { run, write } = await place(folder, 'aes');
    await write('clip.key', Buffer.alloc(16, 7));
    await write('key.txt', 'clip.key\nclip.key\n00000000000000000000000000000001\n');
    await run(hls('mpegts', ['-hls_key_info_file', 'key.txt', 'index.m3u8']));
  },
  /** Encrypted, and the key is gone. @param {string} folder */
  async lostKey(folder) {
    const { run, write } = await place(folder, 'lostKey');
    await write('clip.key', Buffer.alloc(16, 7));
    await write('key.txt', 'lost.key\nclip.key\n00000000000000000000000000000001\n');
    await run(hls('mpegts', ['-hls_key_info_file', 'key.txt', 'index.m3u8']));
  },
  /** Pictures for fast searching beside the usual ones. @param {string} folder */
  async trick(folder) {
    const { run, write, text } = await place(folder, 'trick');
    await run(hls('fmp4', ['-hls_fmp4_init_filename', 'picture-init.mp4', 'picture.m3u8']));
    await run([
      ...[
        ...inputs(),
        '-map',
        '0:v',
        '-c:v',
        'libx264',
        '-preset',
        'veryfast',
        '-pix_fmt',
        'yuv420p',
        '-r',
        '1',
        '-g',
        '1',
      ],
      ...['-f', 'hls', '-hls_time', '1', '-hls_playlist_type', 'vod', '-hls_segment_type', 'fmp4'],
      ...['-hls_fmp4_init_filename', 'fast-init.mp4', 'fast.m3u8'],
    ]);
    await write(
      'fast.m3u8',
      (await text('fast.m3u8')).replace(
        '#EXT-X-MEDIA-SEQUENCE',
        '#EXT-X-I-FRAMES-ONLY\n#EXT-X-MEDIA-SEQUENCE',
      ),
    );
    const fast =
      '#EXT-X-I-FRAME-STREAM-INF:BANDWIDTH=50000,CODECS="avc1.4d400d",RESOLUTION=320x180,URI="fast.m3u8"';
    await write('index.m3u8', master([...variant('picture.m3u8'), fast]));
  },
  /** Radio. @param {string} folder */
  async soundOnly(folder) {
    const { run, write } = await place(folder, 'soundOnly');
    await run([...inputs(), '-map', '1:a', ...SOUND, ...HLS, '-hls_segment_type', 'fmp4', 'sound.m3u8']);
    await write('index.m3u8', master(['#EXT-X-STREAM-INF:BANDWIDTH=70000,CODECS="mp4a.40.2"', 'sound.m3u8']));
  },
  /** All segments are ranges of one file. @param {string} folder */
  async byteRange(folder) {
    const { run } = await place(folder, 'byteRange');
    await run(hls('fmp4', ['-hls_flags', 'single_file', 'index.m3u8']));
  },
  /** A variable of the first playlist names the files of both. @param {string} folder */
  async define(folder) {
    const { run, write, text } = await place(folder, 'define');
    await run(hls('mpegts', ['picture.m3u8']));
    const list = (await text('picture.m3u8')).replaceAll('picture', '{$name}');
    await write('picture.m3u8', list.replace('#EXTM3U', '#EXTM3U\n#EXT-X-DEFINE:IMPORT="name"'));
    const name = '#EXT-X-DEFINE:NAME="name",VALUE="picture"';
    await write('index.m3u8', master([name, ...variant('{$name}.m3u8')]));
  },
  /** A codec that this browser does not have. @param {string} folder */
  async hevc(folder) {
    const { run, write } = await place(folder, 'hevc');
    const picture = [
      '-c:v',
      'libx265',
      '-preset',
      'ultrafast',
      '-tag:v',
      'hvc1',
      '-x265-params',
      'log-level=error',
    ];
    await run([...inputs(), ...picture, ...SOUND, ...HLS, '-hls_segment_type', 'fmp4', 'picture.m3u8']);
    await write(
      'index.m3u8',
      master(variant('picture.m3u8').map((line) => line.replace('avc1.4d400d', 'hvc1.1.6.L60.90'))),
    );
  },
  /** @param {string} folder */
  async dash(folder) {
    const { run, write, text } = await place(folder, 'dash');
    await run(dash('', inputs({ tones: [440, 880] }), TWO_LANGUAGES));
    await write('words.ttml', TTML);
    const words =
      '<AdaptationSet contentType="text" mimeType="application/ttml+xml" lang="en"><Role schemeIdUri="urn:mpeg:dash:role:2011" value="subtitle"/>' +
      '<Representation id="words" bandwidth="100"><BaseURL>words.ttml</BaseURL></Representation></AdaptationSet></Period>';
    await write('index.mpd', (await text('index.mpd')).replace('</Period>', words));
  },
  /** @param {string} folder */
  async dashLarge(folder) {
    const { run } = await place(folder, 'dashLarge');
    await run(dash('', inputs({ size: '2560x1440' })));
  },
  /** Two periods of other sizes. @param {string} folder */
  async periods(folder) {
    const { run, write, text } = await place(folder, 'periods');
    await run(dash('a-', inputs()));
    await run(dash('b-', inputs({ size: '480x270' })));
    const [first, second] = [await text('a-index.mpd'), await text('b-index.mpd')];
    const period = (/** @type {string} */ mpd, /** @type {string} */ id) =>
      (/<Period[\s\S]*<\/Period>/.exec(mpd)?.[0] ?? '').replace(
        /<Period[^>]*>/,
        `<Period id="${id}" duration="PT${SECONDS}S">`,
      );
    const whole = first
      .replace(/<Period[\s\S]*<\/Period>/, period(first, 'a') + period(second, 'b'))
      .replace(/mediaPresentationDuration="[^"]*"/, `mediaPresentationDuration="PT${2 * SECONDS}S"`);
    await write('index.mpd', whole);
  },
};

/** @param {string} prefix @param {string[]} input @param {string[]} map */
function dash(prefix, input, map = []) {
  return [
    ...[...input, ...PICTURE, ...SOUND, ...map, '-f', 'dash', '-seg_duration', String(SEGMENT_SECONDS)],
    ...['-init_seg_name', `${prefix}init-$RepresentationID$.m4s`],
    ...['-media_seg_name', `${prefix}chunk-$RepresentationID$-$Number%05d$.m4s`, `${prefix}index.mpd`],
  ];
}
