import { readEnvironment } from '../../scripts/lib/env.mjs';
import { benchPorts, freePort } from '../../scripts/lib/ports.mjs';
import { startPlatform, startWeb, WITHOUT_ADS } from '../../scripts/lib/stack.mjs';
import { measureLoad } from './lib/load.mjs';
import { withServices } from './lib/with-stack.mjs';

/** What the metrics cost: requests a second with and without them, of a stored page and of two calls of the platform, in one run. */

const RATIO_BAR = 0.95;
const CONNECTIONS = 50;
const SECONDS = 4;
/** The runs alternate, so that other work of the machine affects both; the best of each counts. */
const TURNS = 4;
/** Prometheus asks every 15 s; here more often than in any installation. */
const SCRAPE_MS = 1_000;

const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)', 'accept-encoding': 'gzip, deflate, br' };

/** @param {string} name @param {string} plain @param {string} counted @returns {Promise<number>} the ratio */
async function compare(name, plain, counted) {
  const best = { plain: 0, counted: 0 };
  const load = async (kind, address, seconds) => {
    const { perSecond } = await measureLoad({
      ...{ addresses: [address], connections: CONNECTIONS, seconds, headers: BROWSER },
    });
    best[kind] = Math.max(best[kind], perSecond);
  };
  for (const address of [plain, counted]) {
    await measureLoad({ addresses: [address], connections: CONNECTIONS, seconds: 2, headers: BROWSER });
  }
  for (let turn = 0; turn < TURNS; turn += 1) {
    await load('plain', plain, SECONDS);
    await load('counted', counted, SECONDS);
  }
  const ratio = best.counted / best.plain;
  console.log(
    `${name.padEnd(14)} without ${best.plain.toFixed(0).padStart(6)}/s   with ${best.counted.toFixed(0).padStart(6)}/s   ratio ${ratio.toFixed(3)}`,
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
    const channel = (await (await fetch(`${platform}/v2/channels/free_list`)).json())[0].id;
    for (const [name, plain, counted] of [
      ['stored page', web, countedWeb],
      ['channel_list', ...[platform, countedPlatform].map((base) => `${base}/v2/channels/channel_list`)],
      ['channel', ...[platform, countedPlatform].map((base) => `${base}/v2/channels/${channel}`)],
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
