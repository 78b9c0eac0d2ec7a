import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { finished } from 'node:stream/promises';

/** Lists and guides of any size, as providers have them. */

const MINUTE = 60_000;
const SLOT_MS = 30 * MINUTE;
/** Programmes of a channel that the import takes: 35 days ahead (docs/IMPORT.md). */
const MOST_PROGRAMMES = 34 * 48;
const GROUPS = 40;

const nameOf = (index) => `channel-${index}`;

/** @param {string} file @param {number} channels */
export async function writeList(file, channels) {
  const entries = Array.from({ length: channels }, (_, index) => {
    const name = nameOf(index);
    const group = `group-title="Group ${index % GROUPS}"`;
    return `#EXTINF:-1 tvg-id="${name}" ${group},${name}\nhttp://server-${index % 200}.test/${name}/index.m3u8\n`;
  });
  await writeFile(file, `#EXTM3U\n${entries.join('')}`);
}

/** @param {number} ms */
const stamp = (ms) => `${new Date(ms).toISOString().replace(/\D/g, '').slice(0, 14)} +0000`;

const words =
  'Вечер новости погода спорт комедия драма история город степь море дорога песня театр школа семья'.split(
    ' ',
  );
const text = (seed, length) =>
  Array.from({ length }, (_, index) => words[(seed * 7 + index * 13 + (seed % 11)) % words.length]).join(' ');

/** Half an hour each, one channel after the other, as in real guides. */
function programme(name, number, from) {
  const start = from + number * SLOT_MS;
  const seed = number + name.length * 31;
  return (
    `<programme channel="${name}" start="${stamp(start)}" stop="${stamp(start + SLOT_MS)}">` +
    `<title lang="ru">${text(seed, 3)}</title><title lang="en">Programme ${seed}</title>` +
    `<desc lang="ru">${text(seed, 18)}</desc><category lang="ru">Передача</category>` +
    `<episode-num system="xmltv_ns">0.${number}.</episode-num><rating><value>12+</value></rating></programme>\n`
  );
}

/**
 * A guide of about this size, of as many channels as it needs.
 * @param {string} file @param {number} bytes @param {number} channels of the list
 * @returns {Promise<number>} its programmes
 */
export async function writeGuide(file, bytes, channels) {
  const out = createWriteStream(file);
  const from = Date.now() - (Date.now() % SLOT_MS);
  const wanted = Math.ceil(bytes / Buffer.byteLength(programme(nameOf(0), 100, from)));
  const named = Math.min(channels, Math.max(500, Math.ceil(wanted / MOST_PROGRAMMES)));
  const each = Math.ceil(wanted / named);
  out.write('<?xml version="1.0" encoding="UTF-8"?>\n<tv>\n');
  for (let index = 0; index < named; index += 1) {
    let part = '';
    for (let number = 0; number < each; number += 1) part += programme(nameOf(index), number, from);
    if (!out.write(part)) await new Promise((resolve) => out.once('drain', resolve));
  }
  out.end('</tv>\n');
  await finished(out);
  return each * named;
}
