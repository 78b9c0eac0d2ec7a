import { gzipSync } from 'node:zlib';
import { launch } from './lib/browser.mjs';
import { withStack } from './lib/with-stack.mjs';

/** Script that a catalogue page ships before the viewer does anything, and the weight of the home page (DESIGN 10). */

const KIB = 1024;
const SCRIPT_BAR_KIB = 150;
const HOME_HTML_BAR_KB = 60;
/** Nothing that a page starts by itself starts later than this after the network fell silent. */
const QUIET_MS = 1_500;

/** @param {string} platformUrl */
async function pages(platformUrl) {
  const row = await (await fetch(`${platformUrl}/v2/rows/novinki-641048475342005896?limit=1`)).json();
  return [
    ['home', '/'],
    ['content', `/contents/${row.contents[0].slug}`],
    ['channels', '/channels'],
    ['row', '/row/novinki-641048475342005896'],
  ];
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 */
async function scriptBytes(browser, url) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  let bytes = 0;
  const pending = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    pending.push(
      response.body().then((body) => {
        bytes += gzipSync(body, { level: 9 }).length;
      }),
    );
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(QUIET_MS);
  await Promise.all(pending);
  await context.close();
  return bytes;
}

const failures = await withStack(async ({ siteUrl, platformUrl }) => {
  const failed = [];
  const browser = await launch();
  try {
    console.log('page       script gzip   bar');
    for (const [name, path] of await pages(platformUrl)) {
      const kib = (await scriptBytes(browser, siteUrl + path)) / KIB;
      if (kib > SCRIPT_BAR_KIB) failed.push(name);
      console.log(`${name.padEnd(10)} ${kib.toFixed(1).padStart(7)} KiB   ≤ ${SCRIPT_BAR_KIB} KiB`);
    }
  } finally {
    await browser.close();
  }
  const html = await (await fetch(siteUrl)).text();
  const kb = gzipSync(html, { level: 9 }).length / 1000;
  if (kb > HOME_HTML_BAR_KB) failed.push('home HTML');
  console.log(`home HTML  ${kb.toFixed(1).padStart(7)} KB    ≤ ${HOME_HTML_BAR_KB} KB`);
  return failed;
});

if (failures.length > 0) {
  console.error(`Over the bar: ${failures.join(', ')}`);
  process.exitCode = 1;
}
