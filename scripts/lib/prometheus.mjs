import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { installDebian } from './packages.mjs';
import { inRoot } from './paths.mjs';
import { freePort } from './ports.mjs';
import { run, tail } from './run.mjs';
import { Advice, step } from './say.mjs';

/** A Prometheus with our alarms for one run of the tests, on loopback, with a quick clock: minutes of the rules are seconds. */

const READY_LIMIT_MS = 20_000;
/** Of one request. */
const ANSWER_LIMIT_MS = 10_000;
const RULES = 'deploy/prometheus/alerts.yaml';
const CONFIG = 'deploy/prometheus/prometheus.yaml';
/** Not that of Kubernetes: Debian's Prometheus is built without its discovery. */
const COMPOSE_CONFIG = 'deploy/prometheus/compose.yaml';

/** The window of all rates; a scrape a second gives it enough samples. */
const WINDOW = '[12s]';

const isPresent = async () => (await run('prometheus', ['--version'], { isQuiet: true })).code === 0;

/** Prometheus and its checker, promtool. @throws Advice where they cannot be had */
export async function requirePrometheus() {
  if (await isPresent()) return;
  await step('Installing Prometheus for the tests', () => installDebian('prometheus'));
  if (!(await isPresent())) throw new Advice('Prometheus is not installed and could not be installed.');
}

/** @throws Advice when promtool finds an error in rules or configuration */
export async function checkRules() {
  for (const [kind, file] of [
    ['rules', RULES],
    ['config', CONFIG],
    ['config', COMPOSE_CONFIG],
  ]) {
    const { code, output } = await run('promtool', ['check', kind, inRoot(file)], { isQuiet: true });
    if (code !== 0) throw new Advice(`promtool refuses ${file}:\n${tail(output)}`);
  }
}

/** The rules as they are, but with short windows and waits. */
const quickly = (rules) => rules.replaceAll(/\[\d+m\]/g, WINDOW).replaceAll(/for: \d+m/g, 'for: 1s');

/**
 * @param {{web: number, platform: number}} ports where the programs' metrics are
 */
export async function startPrometheus({ web, platform }) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'taspa-prometheus-'));
  const rules = await readFile(inRoot(RULES), 'utf8');
  const config = (await readFile(inRoot(CONFIG), 'utf8'))
    .replaceAll(/_interval: \d+s/g, '_interval: 1s')
    .replace('127.0.0.1:9464', `127.0.0.1:${web}`)
    .replace('127.0.0.1:9564', `127.0.0.1:${platform}`);
  await writeFile(path.join(folder, 'alerts.yaml'), quickly(rules));
  await writeFile(path.join(folder, 'prometheus.yaml'), config);
  const port = await freePort();
  const server = spawn(
    'prometheus',
    [
      `--config.file=${path.join(folder, 'prometheus.yaml')}`,
      `--storage.tsdb.path=${path.join(folder, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let words = '';
  server.stderr.on('data', (chunk) => {
    words = (words + chunk).slice(-10_000);
  });
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    if (server.exitCode === null) {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGKILL');
      await ended;
    }
    await rm(folder, { recursive: true, force: true });
  };
  const until = Date.now() + READY_LIMIT_MS;
  /** @param {string} place */
  const ask = (place) => fetch(`${url}${place}`, { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) });
  while (!(await ask('/-/ready').catch(() => null))?.ok) {
    if (Date.now() > until || server.exitCode !== null) {
      await stop();
      throw new Advice(`Prometheus did not become ready.\n${tail(words)}`);
    }
    await pause(100);
  }
  /** @param {string} place */
  const read = async (place) => (await (await ask(`/api/v1/${place}`)).json()).data;
  return {
    /** Names of the alarms, as the rules have them. */
    alarms: [...rules.matchAll(/alert: (\w+)/g)].map(([, name]) => name),
    /** Alarms that fire now, with their values. @returns {Promise<Map<string, number>>} */
    firing: async () =>
      new Map(
        (await read('alerts')).alerts
          .filter(({ state }) => state === 'firing')
          .map(({ labels, value }) => [labels.alertname, Number(value)]),
      ),
    stop,
  };
}
