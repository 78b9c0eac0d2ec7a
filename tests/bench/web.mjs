import { createServer } from 'node:net';
import { parseArgs } from 'node:util';
import lighthouse from 'lighthouse';
import { throttling } from 'lighthouse/core/config/constants.js';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import { launch } from './lib/browser.mjs';
import { publicPages } from './lib/public-pages.mjs';
import { withStack } from './lib/with-stack.mjs';

/**
 * Lighthouse on a phone (DESIGN section 10): the median of `--runs` (5) for each page; `--only home,guide` measures some,
 * `--why` tells what cost points in the last run.
 *
 * Throttling is Lighthouse's own default for mobile: the page loads unthrottled, and its timeline is then replayed on a model
 * of slow 4G (150 ms, 1.6 Mbit/s) and of a processor four times slower. Throttling while it loads would measure this machine,
 * whose two cores run browser, site and platform, rather than the page.
 *
 * Four times slower is meant from a desktop at rest. A machine that is busy with other things is slow already, and its delays
 * must not count four times: before each run its speed is taken (Lighthouse's own benchmark, column `cpu`), and the model
 * slows down from there to the same phone, never by more than Lighthouse's four. At rest nothing changes; the median is for
 * what remains.
 *
 * Every page is asked for once before it is measured: pages are made when first asked for (docs/ARCHITECTURE.md).
 */

const PAGES = ['home', 'rowset', 'content', 'person', 'channels', 'guide', 'movies'];

const BARS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const LCP_BAR_MS = 2_000;
const CLS_BAR = 0.02;

/** A mid-range phone on Lighthouse's scale, on which an idle desktop has 2000 (its page on throttling). */
const PHONE_INDEX = 500;

const { runs, only, why } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string', default: PAGES.join(',') },
    why: { type: 'boolean', default: false },
  },
}).values;

/** A free port, on which the browser accepts commands. @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(address !== null && typeof address === 'object' ? address.port : 0));
    });
  });
}

/** @param {number[]} figures */
const median = (figures) => figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;

/** @param {import('@playwright/test').Browser} browser */
async function speedOf(browser) {
  const page = await browser.newPage();
  const index = await page.evaluate(pageFunctions.computeBenchmarkIndex);
  await page.close();
  return index;
}

/** @param {string} url @param {number} port @param {number} index speed of the machine */
async function audit(url, port, index) {
  const { mobileSlow4G: phone } = throttling;
  const slowdown = Math.min(phone.cpuSlowdownMultiplier, Math.max(1, index / PHONE_INDEX));
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: Object.keys(BARS),
    throttling: { ...phone, cpuSlowdownMultiplier: slowdown },
  });
  if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`);
  return result.lhr;
}

/** @typedef {Awaited<ReturnType<typeof audit>>} Report */

/** @param {Report} report @param {string} id */
const figure = ({ audits }, id) => audits[id]?.numericValue ?? Number.NaN;

/** @param {Report[]} reports */
function medians(reports) {
  const of = (/** @type {(report: Report) => number} */ read) => median(reports.map(read));
  return {
    scores: Object.keys(BARS).map((id) =>
      Math.round(of(({ categories }) => categories[id]?.score ?? 0) * 100),
    ),
    lcp: of((report) => figure(report, 'largest-contentful-paint')),
    cls: of((report) => figure(report, 'cumulative-layout-shift')),
    fcp: of((report) => figure(report, 'first-contentful-paint')),
    tbt: of((report) => figure(report, 'total-blocking-time')),
    cpu: of(({ environment }) => environment.benchmarkIndex),
  };
}

/** @param {ReturnType<typeof medians>} figures */
function overBars({ scores, lcp, cls }) {
  const low = Object.entries(BARS).filter(([, bar], at) => (scores[at] ?? 0) < bar);
  return [
    ...low.map(([category]) => category),
    ...(lcp <= LCP_BAR_MS ? [] : ['LCP']),
    ...(cls <= CLS_BAR ? [] : ['CLS']),
  ];
}

/** The explanation of each audit that lost points. @param {Report} report */
function explain({ audits, categories }) {
  for (const { auditRefs } of Object.values(categories)) {
    for (const { id, weight } of auditRefs) {
      const { score = null, title = '', displayValue = '' } = audits[id] ?? {};
      if (weight > 0 && score !== null && score < 1)
        console.log(`    ${id} ${score}: ${title} ${displayValue}`);
    }
  }
}

const failures = await withStack(async ({ siteUrl, platformUrl }) => {
  const failed = [];
  const port = await freePort();
  const browser = await launch([`--remote-debugging-port=${port}`]);
  try {
    const addresses = await publicPages(platformUrl);
    console.log(`bars: ${Object.values(BARS).join(' / ')}, LCP ≤ ${LCP_BAR_MS} ms, CLS ≤ ${CLS_BAR}`);
    console.log('page        perf  a11y  best   seo    LCP    CLS    FCP    TBT    cpu');
    for (const name of only.split(',')) {
      const url = siteUrl + addresses[name];
      await (await fetch(url)).text();
      const reports = [];
      for (let run = 0; run < Number(runs); run += 1) {
        reports.push(await audit(url, port, await speedOf(browser)));
      }
      const figures = medians(reports);
      const { scores, lcp, cls, fcp, tbt, cpu } = figures;
      const cells = [lcp, cls, fcp, tbt, cpu].map((cell, at) => cell.toFixed(at === 1 ? 3 : 0).padStart(7));
      console.log(
        name.padEnd(10) + scores.map((score) => String(score).padStart(6)).join('') + cells.join(''),
      );
      failed.push(...overBars(figures).map((what) => `${name}: ${what}`));
      const last = reports.at(-1);
      if (why && last) explain(last);
    }
  } finally {
    await browser.close();
  }
  return failed;
});

if (failures.length > 0) {
  console.error(`Over the bar: ${failures.join('; ')}`);
  process.exitCode = 1;
}
