import { setTimeout as pause } from 'node:timers/promises';
import { launch } from './lib/browser.mjs';
import { withFloor } from './lib/floor.mjs';
import { hydrated } from './lib/hydrated.mjs';
import { median } from './lib/median.mjs';
import { publicPages } from './lib/public-pages.mjs';
import { withStack } from './lib/with-stack.mjs';

/**
 * What an idle home page costs the main thread (DESIGN section 10): style and layout in any five seconds, on a processor four times slower. With
 * the slides in view it is the time between two of their changes and those of the progress bars, so there the quietest two and a half seconds count, script included; out of their view and in
 * a hidden tab nothing changes, and the busiest count.
 *
 * And what its start costs there, without any input and touched once it has loaded: style in the first eight seconds, as the median of five starts, and the tasks after the first second that are long enough to be noticed.
 * A page of the framework that does nothing is measured beside each start, because a slow or busy machine makes its tasks long, too: where it has such tasks, ours are
 * printed and not judged.
 */

const SLOWDOWN = 4;
const FROM_S = 12;
const UNTIL_S = 24;
const WINDOW_S = 5;
const BETWEEN_S = 2.5;
const STEP_S = 0.1;
const BAR_MS = 5;

const START_S = 8;
const STARTS = 5;
const STYLE_BAR_MS = 250;
const QUIET_FROM_S = 1;
const TASK_BAR_MS = 50;

const LOOK = ['UpdateLayoutTree', 'Layout'];
const SCRIPT = ['FunctionCall', 'EvaluateScript'];

const IN_VIEW = 'slides in view';
const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };

/** @type {Record<string, (page: import('@playwright/test').Page) => Promise<unknown>>} */
const STATES = {
  [IN_VIEW]: async () => {},
  'slides out of view': (page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight)),
  // A headless browser has no hidden tabs.
  'tab hidden': (page) =>
    page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      Object.defineProperty(document, 'hidden', { value: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }),
};

/** @typedef {{name: string, ph: string, ts: number, dur?: number, pid: number, tid: number, args: any}} TraceEvent */

/**
 * The trace of a visit.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {(page: import('@playwright/test').Page) => Promise<unknown>} enter
 * @param {boolean} isTouched a page that is not stays without its scripts for as long as it may
 * @param {number} [untilS]
 */
async function trace(browser, url, enter, isTouched, untilS = UNTIL_S) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const tracing = await browser.newBrowserCDPSession();
  /** @type {TraceEvent[]} */
  const events = [];
  tracing.on('Tracing.dataCollected', ({ value }) => events.push(.../** @type {any[]} */ (value)));
  const ended = new Promise((resolve) => tracing.once('Tracing.tracingComplete', resolve));
  await tracing.send('Tracing.start', {
    transferMode: 'ReportEvents',
    // The last category has whole tasks.
    traceConfig: {
      includedCategories: ['devtools.timeline', 'blink.user_timing', 'disabled-by-default-lighthouse'],
    },
  });
  await page.goto(url, { waitUntil: 'commit' });
  // Of a page that is still arriving the lower end would be near its top.
  await page.waitForLoadState('load');
  if (isTouched) await hydrated(page);
  await enter(page);
  await pause(untilS * 1000);
  await tracing.send('Tracing.end');
  await ended;
  await context.close();
  return events;
}

/** The work of the page's main thread, with its second and its milliseconds. @param {TraceEvent[]} events @param {string} url @param {string[]} kinds */
function workOf(events, url, kinds) {
  const start = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === url,
  );
  if (!start) throw new Error(`${url}: the trace has no start`);
  return events
    .filter(
      ({ name, ph, pid, tid }) =>
        ph === 'X' && pid === start.pid && tid === start.tid && kinds.includes(name),
    )
    .map(({ ts, dur = 0 }) => ({ second: (ts - start.ts) / 1e6, ms: dur / 1000 }))
    .filter(({ second }) => second >= 0);
}

/** @param {{ms: number}[]} work */
const total = (work) => work.reduce((sum, { ms }) => sum + ms, 0);

/** Milliseconds of work in each window. @param {TraceEvent[]} events @param {string} url @param {string[]} kinds @param {number} seconds */
function windows(events, url, kinds, seconds) {
  const work = workOf(events, url, kinds);
  const sums = [];
  for (let from = FROM_S; from + seconds <= UNTIL_S; from += STEP_S) {
    sums.push(total(work.filter(({ second }) => second >= from && second < from + seconds)));
  }
  return sums;
}

/**
 * Style of the first seconds, and the long tasks after the first one.
 * @param {import('@playwright/test').Browser} browser @param {string} url @param {boolean} isTouched
 */
async function startOf(browser, url, isTouched) {
  const events = await trace(browser, url, async () => {}, isTouched, START_S);
  const style = total(workOf(events, url, ['UpdateLayoutTree']).filter(({ second }) => second < START_S));
  const tasks = workOf(events, url, ['RunTask']).filter(
    ({ second, ms }) => second >= QUIET_FROM_S && second < START_S && ms > TASK_BAR_MS,
  );
  return { style, tasks };
}

/** @param {{second: number, ms: number}[]} tasks */
const listed = (tasks) =>
  tasks.map(({ second, ms }) => `${ms.toFixed(0)} ms at ${second.toFixed(1)} s`).join(', ');

/**
 * @param {import('@playwright/test').Browser} browser @param {string} url @param {string} floorUrl
 * @param {boolean} isTouched
 */
async function measureStart(browser, url, floorUrl, isTouched) {
  const starts = [];
  for (let round = 0; round < STARTS; round += 1)
    starts.push({
      floor: await startOf(browser, floorUrl, isTouched),
      home: await startOf(browser, url, isTouched),
    });
  const visit = isTouched ? 'touched start' : 'untouched start';
  const styles = starts.map(({ home }) => home.style);
  const style = median(styles);
  const shown = [style, Math.min(...styles), Math.max(...styles)].map((ms) => ms.toFixed(0));
  const floorStyle = median(starts.map(({ floor }) => floor.style)).toFixed(0);
  console.log(
    `${visit}: style  ${shown[0]} ms (${shown[1]} to ${shown[2]}; bar ${STYLE_BAR_MS}, floor ${floorStyle})`,
  );
  for (const { floor, home } of starts)
    console.log(
      `${visit}: long tasks  ${listed(home.tasks) || 'none'} (floor ${listed(floor.tasks) || 'none'})`,
    );
  const areTasksLong = starts.some(({ floor, home }) => home.tasks.length > 0 && floor.tasks.length === 0);
  return [
    ...(style <= STYLE_BAR_MS ? [] : [`style of the ${visit}`]),
    ...(areTasksLong ? [`long tasks of the ${visit}`] : []),
  ];
}

const failures = await withStack(async ({ siteUrl, platformUrl }) => {
  const failed = [];
  const browser = await launch();
  try {
    const { home } = await publicPages(platformUrl);
    const url = siteUrl + home;
    await (await fetch(url)).text();
    for (const isTouched of [false, true])
      failed.push(...(await withFloor((floorUrl) => measureStart(browser, url, floorUrl, isTouched))));
    for (const [name, enter] of Object.entries(STATES)) {
      const events = await trace(browser, url, enter, true);
      const isInView = name === IN_VIEW;
      const sums = isInView
        ? windows(events, url, [...LOOK, ...SCRIPT], BETWEEN_S)
        : windows(events, url, LOOK, WINDOW_S);
      const ms = isInView ? Math.min(...sums) : Math.max(...sums);
      console.log(`${name.padEnd(20)} ${ms.toFixed(1)} ms (bar ${BAR_MS})`);
      if (ms >= BAR_MS) failed.push(name);
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
