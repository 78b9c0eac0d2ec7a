import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inRoot } from '../paths.mjs';

/** The pages that nginx shows while no web app answers, in every language of the product. */

/** Messages and the tags of their languages: Uzbek is written in Latin script here. */
const LANGUAGES = { ru: 'ru', kk: 'kk', en: 'en', uz: 'uz-Latn' };

/**
 * The page has a link to itself, because an automatic reload would move a reader (quality E5). An empty address is that of the
 * page that was asked for.
 * @param {string} tag @param {{title: string, text: string, retry: string}} words
 */
const page = (tag, { title, text, retry }) =>
  `<!doctype html><html lang="${tag}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="dark"><title>${title}</title><main><h1>${title}</h1><p>${text}</p><p><a href="">${retry}</a></p></main></html>\n`;

/** @param {string} folder */
export async function writeUnavailablePages(folder) {
  await mkdir(folder, { recursive: true });
  for (const [language, tag] of Object.entries(LANGUAGES)) {
    const { errors } = JSON.parse(await readFile(inRoot('messages', `${language}.json`), 'utf8'));
    await writeFile(path.join(folder, `${language}.html`), page(tag, errors));
  }
}
