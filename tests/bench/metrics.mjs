import { readEnvironment } from '../../scripts/lib/env.mjs';
import { benchPorts, freePort } from '../../scripts/lib/ports.mjs';
import { startPlatform, startWeb, WITHOUT_ADS } from '../../scripts/lib/stack.mjs';
import { measureLoad } from './lib/load.mjs';
import { processorSeconds } from './lib/processor.mjs';
import { withServices } from './lib/with-stack.mjs';

/**
 * What the metrics cost: requests for each second of the program's processor time, with and without them, of a stored page and of two
 * calls of the platform, in one run. Requests a second of the clock would say how busy the machine is.
 */

const RATIO_BAR = 0.95;
const CONNECTIONS = 50;
const SECONDS = 3;
/** The runs alternate, so that other work of the machine affects both. */
const TURNS = 5;
/** Prometheus asks every 15 s; here more often than in any installation. */
const SCRAPE_MS = 1_000;

const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)', 'accept-encoding': 'gzip, deflate, br' };

/**
 * @typedef {{address: string, pid: number}} Subject
 * @param {string} name @param {Subject} plain @param {Subject} counted @returns {Promise<number>} the ratio
 */
async function compare(name, plain, counted) {
  const subjects = [plain, counted].map((subject) => ({ ...subject, requests: 0, seconds: 0 }));
  const load = ({ address }, seconds) =>
    measureLoad({ addresses: [address], connections: CONNECTIONS, seconds, headers: BROWSER });
  for (const subject of subjects) await load(subject, 2);
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const subject of subjects) {
      const before = await processorSeconds(subject.pid);
      const { requests } = await load(subject, SECONDS);
      subject.seconds += (await processorSeconds(subject.pid)) - before;
      subject.requests += requests;
    }
  }
  const [without, withMetrics] = subjects.map(({ requests, seconds }) => requests / seconds);
  const ratio = withMetrics / without;
  console.log(
    `${name.padEnd(14)} without ${without.toFixed(0).padStart(6)}/s   with ${withMetrics.toFixed(0).padStart(6)}/s   ratio ${ratio.toFixed(3)}`,
  );
  return ratio;
}

const failures = await withServices(async (services, environment) => {
  const options = { platformEnv: WITHOUT_ADS };
  const [webMetrics, platformMetrics] = [await freePort(), await freePort()];
  const platform = await startPlatform(services, environment, options);
  const web = await startWeb(services, environment, platform);
  const other = readEnvironment({
    ...(await benchPorts()),
    DATA_DIR: `${environment.DATA_DIR}/counted`,
  });
  const countedPlatform = await startPlatform(services, other, {
    platformEnv: { ...WITHOUT_ADS, PLATFORM_METRICS_PORT: String(platformMetrics) },
  });
  const countedWeb = await startWeb(services, other, platform, {
    webEnv: { METRICS_PORT: String(webMetrics) },
  });
  const scrapes = setInterval(() => {
    for (const port of [webMetrics, platformMetrics])
      fetch(`http://127.0.0.1:${port}/metrics`).then(
        (answer) => answer.arrayBuffer(),
        () => {},
      );
  }, SCRAPE_MS);
  const failed = [];
  try {
    const [platformPid, webPid, countedPlatformPid, countedWebPid] = services.pids().map(({ pid }) => pid);
    const channel = (await (await fetch(`${platform}/v2/channels/free_list`)).json())[0].id;
    const call = (path) => [
      { address: `${platform}/v2/channels/${path}`, pid: platformPid },
      { address: `${countedPlatform}/v2/channels/${path}`, pid: countedPlatformPid },
    ];
    for (const [name, plain, counted] of [
      ['stored page', { address: web, pid: webPid }, { address: countedWeb, pid: countedWebPid }],
      ['channel_list', ...call('channel_list')],
      ['channel', ...call(channel)],
    ]) {
      const ratio = await compare(name, plain, counted);
      if (ratio < RATIO_BAR) failed.push(`${name}: × ${ratio.toFixed(3)}`);
    }
  } finally {
    clearInterval(scrapes);
  }
  return failed;
});

if (failures.length > 0) {
  console.error(`Under the bar of ${RATIO_BAR}: ${failures.join('; ')}`);
  process.exitCode = 1;
}
