import { gzipSync } from 'node:zlib';
import { launch } from './lib/browser.mjs';
import { publicPages } from './lib/public-pages.mjs';
import { withStack } from './lib/with-stack.mjs';

/**
 * The script that every public page loads before any input, and the weight of the home page (DESIGN section
 * 10). `--files` lists the sources of each page's script.
 */

const KIB = 1024;
const SCRIPT_BAR_KIB = 150;
const HOME_HTML_BAR_KB = 60;
/** A page starts nothing by itself later than this after the last network request. */
const QUIET_MS = 1_500;

const listsFiles = process.argv.includes('--files');

/** @param {Buffer} body */
const packed = (body) => gzipSync(body, { level: 9 }).length;

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @returns {Promise<Array<{file: string, bytes: number}>>}
 */
async function scripts(browser, url) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const pending = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const { pathname: file } = new URL(response.url());
    pending.push(response.body().then((body) => ({ file, bytes: packed(body) })));
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(QUIET_MS);
  const files = await Promise.all(pending);
  await context.close();
  return files;
}

const failures = await withStack(async ({ siteUrl, platformUrl }) => {
  const failed = [];
  const browser = await launch();
  try {
    console.log(`page            script gzip, ≤ ${SCRIPT_BAR_KIB} KiB`);
    for (const [name, path] of Object.entries(await publicPages(platformUrl))) {
      const files = await scripts(browser, siteUrl + path);
      const kib = files.reduce((sum, { bytes }) => sum + bytes, 0) / KIB;
      if (kib > SCRIPT_BAR_KIB) failed.push(name);
      console.log(`${name.padEnd(16)}${kib.toFixed(1).padStart(7)} KiB`);
      if (!listsFiles) continue;
      for (const { file, bytes } of files) console.log(`${(bytes / KIB).toFixed(1).padStart(23)}  ${file}`);
    }
  } finally {
    await browser.close();
  }
  const kb = packed(Buffer.from(await (await fetch(siteUrl)).arrayBuffer())) / 1000;
  if (kb > HOME_HTML_BAR_KB) failed.push('home HTML');
  console.log(`home HTML       ${kb.toFixed(1).padStart(7)} KB, ≤ ${HOME_HTML_BAR_KB} KB`);
  return failed;
});

if (failures.length > 0) {
  console.error(`Over the bar: ${failures.join(', ')}`);
  process.exitCode = 1;
}
