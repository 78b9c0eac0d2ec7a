import { parseArgs } from 'node:util';
import lighthouse from 'lighthouse';
import { freePort } from '../../scripts/lib/ports.mjs';
import { launch } from './lib/browser.mjs';
import { withFloor } from './lib/floor.mjs';
import { median } from './lib/median.mjs';
import { publicPages } from './lib/public-pages.mjs';
import { withStack } from './lib/with-stack.mjs';

/**
 * Lighthouse on a phone (DESIGN section 10): the median of `--runs` (5) for each page; `--only home,guide` measures some,
 * `--why` tells what cost points in the last run.
 *
 * Settings are Lighthouse's defaults for mobile: the page loads unthrottled, and its timeline is then replayed on a model
 * of slow 4G (150 ms, 1.6 Mbit/s) and of a processor four times slower. A machine that is slow or busy makes every page worse, so
 * each round measures a page of the framework that does nothing, too: the floor. The time that a page blocks input is judged by its distance from
 * the floor, and its performance only on a machine on which the floor reaches 100.
 *
 * Every page is asked for once before it is measured: pages are made when first asked for (docs/ARCHITECTURE.md).
 */

const PAGES = ['home', 'rowset', 'content', 'person', 'channels', 'guide', 'movies'];

const BARS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const LCP_BAR_MS = 1_800;
const CLS_BAR = 0.01;
const TBT_OVER_FLOOR_MS = 150;

const { runs, only, why } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string', default: PAGES.join(',') },
    why: { type: 'boolean', default: false },
  },
}).values;

/** @param {string} url @param {number} port */
async function audit(url, port) {
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: Object.keys(BARS) });
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
  };
}

/** @typedef {ReturnType<typeof medians>} Figures */

/** @param {Figures} figures @param {Figures} floor */
function overBars({ scores, lcp, cls, tbt }, floor) {
  const isFast = floor.scores[0] === 100;
  const low = Object.entries(BARS).filter(
    ([category, bar], at) => (scores[at] ?? 0) < bar && (category !== 'performance' || isFast),
  );
  return [
    ...low.map(([category]) => category),
    ...(lcp <= LCP_BAR_MS ? [] : ['LCP']),
    ...(cls <= CLS_BAR ? [] : ['CLS']),
    ...(tbt <= floor.tbt + TBT_OVER_FLOOR_MS ? [] : ['TBT']),
  ];
}

/** One line of the table. @param {string} name @param {Figures} figures */
function line(name, { scores, lcp, cls, fcp, tbt }) {
  const times = [lcp.toFixed(0), cls.toFixed(3), fcp.toFixed(0), tbt.toFixed(0)];
  return (
    name.padEnd(12) +
    scores.map((score) => String(score).padStart(6)).join('') +
    times.map((cell) => cell.padStart(7)).join('')
  );
}

/** @param {Figures} figures @param {Figures} floor */
function difference({ scores, lcp, cls, fcp, tbt }, floor) {
  return {
    scores: scores.map((score, at) => score - (floor.scores[at] ?? 0)),
    lcp: lcp - floor.lcp,
    cls: cls - floor.cls,
    fcp: fcp - floor.fcp,
    tbt: tbt - floor.tbt,
  };
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

/** @param {string} floorUrl @param {{siteUrl: string, platformUrl: string}} stack */
async function measure(floorUrl, { siteUrl, platformUrl }) {
  const failed = [];
  const port = await freePort();
  const browser = await launch([`--remote-debugging-port=${port}`]);
  try {
    const addresses = await publicPages(platformUrl);
    console.log(
      `bars: ${Object.values(BARS).join(' / ')}, LCP ≤ ${LCP_BAR_MS} ms, CLS ≤ ${CLS_BAR}, TBT ≤ floor + ${TBT_OVER_FLOOR_MS} ms`,
    );
    console.log('page          perf  a11y  best   seo    LCP    CLS    FCP    TBT');
    for (const name of only.split(',')) {
      const url = siteUrl + addresses[name];
      await (await fetch(url)).text();
      const reports = [];
      const floors = [];
      for (let run = 0; run < Number(runs); run += 1) {
        floors.push(await audit(floorUrl, port));
        reports.push(await audit(url, port));
      }
      const [figures, floor] = [medians(reports), medians(floors)];
      console.log(line(name, figures));
      console.log(line('  floor', floor));
      console.log(line('  difference', difference(figures, floor)));
      failed.push(...overBars(figures, floor).map((what) => `${name}: ${what}`));
      const last = reports.at(-1);
      if (why && last) explain(last);
    }
  } finally {
    await browser.close();
  }
  return failed;
}

const failures = await withStack((stack) => withFloor((floorUrl) => measure(floorUrl, stack)));

if (failures.length > 0) {
  console.error(`Over the bar: ${failures.join('; ')}`);
  process.exitCode = 1;
}
