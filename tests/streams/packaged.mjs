import { inputs, PICTURE, place, SEGMENT_SECONDS, SOUND, VTT } from './media.mjs';

/** Where the packager begins another period, as at a break for advertising. */
const BREAK_AT_S = 4;

/** Key and vector of the test: 16 bytes in hexadecimal. */
const KEY = '07'.repeat(16);
const KEY_ID = '11'.repeat(16);
const VECTOR = `${'0'.repeat(31)}1`;

/** A stream descriptor. @param {Record<string, string | number>} fields */
const stream = (fields) =>
  Object.entries(fields)
    .map(([name, value]) => `${name}=${value}`)
    .join(',');

/** fMP4 segments of one track. @param {string} name */
const fmp4 = (name) => ({ init_segment: `${name}-init.mp4`, segment_template: `${name}-$Number$.m4s` });

/** @param {'ru' | 'en'} lang */
const sound = (lang) => ({ in: `${lang}.mp4`, stream: 'audio', lang });

/** Streams made by shaka-packager from one picture, two languages and WebVTT. @param {string} packager its script */
export function packaged(packager) {
  /** @param {string} folder @param {string} name */
  async function prepare(folder, name) {
    const made = await place(folder, name);
    await made.run([
      ...[...inputs({ tones: [440, 880] }), '-map', '0:v', ...PICTURE, 'picture.mp4'],
      ...['-map', '1:a', ...SOUND, 'ru.mp4', '-map', '2:a', ...SOUND, 'en.mp4'],
    ]);
    await made.write('words.vtt', VTT);
    return {
      ...made,
      pack: (/** @type {string[]} */ args) =>
        made.node(packager, [...args, '--segment_duration', String(SEGMENT_SECONDS)]),
    };
  }
  const picture = { in: 'picture.mp4', stream: 'video' };
  const words = { in: 'words.vtt', stream: 'text', lang: 'en' };

  return {
    /** @param {string} folder */
    async packedHls(folder) {
      const { pack } = await prepare(folder, 'packedHls');
      const list = (/** @type {string} */ name, group = '') => ({
        playlist_name: `${name}.m3u8`,
        ...(group && { hls_group_id: group, hls_name: name }),
      });
      await pack([
        stream({ ...picture, ...fmp4('picture'), ...list('picture'), iframe_playlist_name: 'fast.m3u8' }),
        stream({ ...sound('ru'), ...fmp4('ru'), ...list('ru', 'sound') }),
        stream({ ...sound('en'), ...fmp4('en'), ...list('en', 'sound') }),
        stream({ ...words, segment_template: 'words-$Number$.vtt', ...list('words', 'text') }),
        ...['--hls_master_playlist_output', 'index.m3u8', '--default_language', 'ru'],
      ]);
    },
    /** @param {string} folder */
    async packedTs(folder) {
      const { pack, write } = await prepare(folder, 'packedTs');
      await write('clip.key', Buffer.from(KEY, 'hex'));
      await pack([
        stream({ ...picture, segment_template: 'picture-$Number$.ts', playlist_name: 'picture.m3u8' }),
        stream({
          ...sound('ru'),
          segment_template: 'ru-$Number$.ts',
          playlist_name: 'ru.m3u8',
          hls_group_id: 'sound',
        }),
        ...['--enable_raw_key_encryption', '--protection_scheme', 'cbcs', '--clear_lead', '0'],
        ...['--keys', `label=:key_id=${KEY_ID}:key=${KEY}`, '--iv', VECTOR, '--hls_key_uri', 'clip.key'],
        ...['--hls_master_playlist_output', 'index.m3u8'],
      ]);
    },
    /** @param {string} folder */
    async packedDash(folder) {
      const { pack } = await prepare(folder, 'packedDash');
      await pack([
        stream({ ...picture, ...fmp4('picture') }),
        stream({ ...picture, trick_play_factor: 1, ...fmp4('fast') }),
        stream({ ...sound('ru'), ...fmp4('ru') }),
        stream({ ...sound('en'), ...fmp4('en') }),
        stream({ ...words, format: 'ttml+mp4', ...fmp4('words') }),
        ...['--mpd_output', 'index.mpd', '--generate_static_live_mpd'],
      ]);
    },
    /** @param {string} folder */
    async packedPeriods(folder) {
      const { pack } = await prepare(folder, 'packedPeriods');
      await pack([
        stream({ ...picture, ...fmp4('picture') }),
        stream({ ...sound('ru'), ...fmp4('ru') }),
        ...['--ad_cues', String(BREAK_AT_S), '--mpd_output', 'index.mpd', '--generate_static_live_mpd'],
      ]);
    },
  };
}
