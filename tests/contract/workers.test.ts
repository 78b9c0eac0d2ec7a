import { Agent, get } from 'node:http';
import { freePort } from '@/scripts/lib/ports.mjs';
import { startRedis } from '@/scripts/lib/redis.mjs';
import { hasRedis } from '@/tests/support/redis';
import { until } from '@/tests/support/until';
import { type RealPlatform, startRealPlatform } from './support/real-platform';
import { type RealWeb, startRealWeb } from './support/real-web';

const COUNT = 2;
const CLIENTS = 16;
/** The load ends by itself, whatever happens. */
const MOST_REQUESTS = 20_000;
const describeWithRedis = hasRedis ? describe : describe.skip;

describeWithRedis('several processes of the web app (docs/OPERATIONS.md "Several processes")', () => {
  let platform: RealPlatform;
  let redis: Awaited<ReturnType<typeof startRedis>>;
  let web: RealWeb;
  let metricsPort: number;

  beforeAll(async () => {
    [platform, redis] = await Promise.all([startRealPlatform(), startRedis()]);
    metricsPort = await freePort();
    const workers = { WEB_WORKERS: String(COUNT), METRICS_PORT: String(metricsPort) };
    web = await startRealWeb(platform.url, { env: { REDIS_URL: redis.url, ...workers } });
    await until(() => pidsOf('worker_started').length === COUNT);
  });
  afterAll(async () => {
    await web?.kill();
    await Promise.all([platform?.stop(), redis?.stop()]);
  });

  /** The processes of the log's lines with this code. */
  const pidsOf = (code: string) =>
    web
      .words()
      .split('\n')
      .filter((line) => line.includes(`"code":"${code}"`))
      .map((line) => Number(JSON.parse(line).pid));

  const statusOf = (agent: Agent) =>
    new Promise<number>((resolve, reject) => {
      const request = get(`${web.url}/`, { agent }, (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode ?? 0));
        answer.on('error', (error) => reject(new Error(`within an answer: ${error.message}`)));
      });
      request.on('error', (error: NodeJS.ErrnoException) => {
        const connection = request.reusedSocket ? 'an open' : 'a new';
        reject(new Error(`on ${connection} connection: ${error.code} ${error.message}`));
      });
    });

  /** Requests without a pause until the work is done; a lost connection is a lost request, also on one that was used before. */
  async function underLoad(work: () => Promise<void>) {
    let isOver = false;
    let sent = 0;
    const lost: string[] = [];
    const client = async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      while (!isOver && sent < MOST_REQUESTS) {
        sent += 1;
        await statusOf(agent).then(
          (status) => status !== 200 && lost.push(String(status)),
          (error) => lost.push(error.message),
        );
      }
      agent.destroy();
    };
    const clients = Array.from({ length: CLIENTS }, client);
    await work().finally(() => {
      isOver = true;
    });
    await Promise.all(clients);
    return { sent, lost };
  }

  test('quality F02: a rolling restart under load loses no request, and every process is another one', async () => {
    const before = pidsOf('worker_started');
    const { sent, lost } = await underLoad(async () => {
      process.kill(web.pid, 'SIGHUP');
      await until(() => pidsOf('worker_stopped').length === COUNT);
    });
    expect(lost).toEqual([]);
    expect(sent).toBeGreaterThan(200);
    expect(pidsOf('worker_stopped').sort()).toEqual(before.sort());
    expect(pidsOf('worker_started')).toHaveLength(COUNT * 2);
  });

  test('after a rolling restart the figures are on the same ports', async () => {
    const ports = Array.from({ length: COUNT }, (_, slot) => metricsPort + slot);
    const areThere = async () => {
      const answers = ports.map((port) => fetch(`http://127.0.0.1:${port}/metrics`).catch(() => null));
      return (await Promise.all(answers)).every((answer) => answer?.ok);
    };
    await until(areThere);
    const stopped = pidsOf('worker_stopped').length;
    process.kill(web.pid, 'SIGHUP');
    await until(() => pidsOf('worker_stopped').length === stopped + COUNT);
    await until(areThere);
  });

  test('a process that died is replaced, and the other one answers meanwhile', async () => {
    const started = pidsOf('worker_started');
    process.kill(started.at(-1) ?? 0, 'SIGKILL');
    await until(() => pidsOf('worker_died').length === 1);
    for (let request = 0; request < 20; request += 1) expect(await statusOf(new Agent())).toBe(200);
    await until(() => pidsOf('worker_started').length === started.length + 1);
  });

  test('a stop under load ends all processes and answers what was begun', async () => {
    const { lost } = await underLoad(async () => {
      expect(await web.stop()).toBe(0);
    });
    // New connections are refused, and those that no process has accepted yet are reset or closed; no open one is cut.
    expect(lost.filter((why) => !/^on a new connection: ECONN(REFUSED|RESET) /.test(why))).toEqual([]);
    for (const pid of pidsOf('worker_started')) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  });
});
