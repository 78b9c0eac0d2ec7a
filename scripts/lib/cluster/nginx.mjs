import { spawn } from 'node:child_process';
import { mkdir, open, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inRoot } from '../paths.mjs';
import { run, tail } from '../run.mjs';
import { Advice } from '../say.mjs';
import { writeUnavailablePages } from './unavailable-pages.mjs';

/** nginx of this machine with the configuration of `deploy/nginx`, in a folder of its own. */

const READY_LIMIT_MS = 10_000;
/** Of one request; without it a request that nobody answers would outlast the limit of the start. */
const ANSWER_LIMIT_MS = 3_000;
const STOP_LIMIT_MS = 5_000;

/** @param {string} address @param {string} [more] */
const upstreamServer = (address, more = '') => `server ${address} max_fails=1 fail_timeout=1s${more};`;

/**
 * @typedef {{webs: string[], platforms: string[], site: string, media: string, internal: string, forwardedProto?: string}} Addresses all `host:port`, and a variable of nginx
 * @param {Addresses} addresses @param {string} folder
 * @returns {Record<string, string>} the variables of the template
 */
export function nginxVariables(
  { webs, platforms, site, media, internal, forwardedProto = '$scheme' },
  folder,
) {
  const all = (servers) => servers.map((address) => upstreamServer(address)).join('\n  ');
  const [first = '', ...others] = platforms;
  return {
    WEB_SERVERS: all(webs),
    WEB_LAST_RESORT: webs.map((address) => `server ${address} max_fails=0;`).join('\n  '),
    PLATFORM_SERVERS: all(platforms),
    SANDBOX_SERVERS: [
      upstreamServer(first),
      ...others.map((address) => upstreamServer(address, ' backup')),
    ].join('\n  '),
    SITE_LISTEN: site,
    MEDIA_LISTEN: media,
    INTERNAL_LISTEN: internal,
    REAL_IP: '',
    FORWARDED_PROTO: forwardedProto,
    CACHE_FOLDER: `${folder}/cache`,
    PAGES_FOLDER: `${folder}/pages`,
  };
}

/** As `envsubst` does it: only the variables that are given. @param {string} template @param {Record<string, string>} variables */
const fillTemplate = (template, variables) =>
  template.replace(/\$\{([A-Z_]+)\}/g, (whole, name) => variables[name] ?? whole);

/** @param {string} folder @param {Addresses} addresses */
export async function writeNginxConfiguration(folder, addresses) {
  for (const place of ['cache', 'conf.d']) await mkdir(path.join(folder, place), { recursive: true });
  await writeUnavailablePages(path.join(folder, 'pages'));
  const template = await readFile(inRoot('deploy/nginx/taspa.conf.template'), 'utf8');
  await writeFile(
    path.join(folder, 'conf.d/taspa.conf'),
    fillTemplate(template, nginxVariables(addresses, folder)),
  );
  const file = path.join(folder, 'nginx.conf');
  // Its workers run as the same user, so that they may read the folder.
  const owner = process.getuid?.() === 0 ? 'user root;\n' : '';
  await writeFile(file, owner + (await readFile(inRoot('deploy/nginx/nginx.conf'), 'utf8')));
  return file;
}

/** @param {string} file @returns {Promise<{code: number | null, output: string}>} of nginx's own check */
export const checkNginx = (file) =>
  run('nginx', ['-t', '-q', '-c', file, '-p', path.dirname(file), '-e', 'stderr'], {
    isQuiet: true,
  });

/**
 * @param {string} folder @param {Addresses} addresses
 * @returns {Promise<import('./part.mjs').Running>}
 */
export async function startNginx(folder, addresses) {
  const file = await writeNginxConfiguration(folder, addresses);
  const checked = await checkNginx(file);
  if (checked.code !== 0) throw new Advice(`nginx refuses its configuration.\n${tail(checked.output)}`);
  const logFile = path.join(folder, 'error.log');
  const log = await open(logFile, 'a');
  const child = spawn('nginx', ['-c', file, '-p', folder, '-e', 'stderr', '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', log.fd],
    detached: true,
  });
  await log.close();
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const until = Date.now() + READY_LIMIT_MS;
  const answers = () =>
    fetch(`http://${addresses.site}/robots.txt`, { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) }).catch(
      () => null,
    );
  while (!(await answers())) {
    if (Date.now() > until || child.exitCode !== null) {
      child.kill('SIGKILL');
      throw new Advice(`nginx did not start.\n${tail(await readFile(logFile, 'utf8').catch(() => ''))}`);
    }
    await pause(50);
  }
  return {
    pid: child.pid ?? 0,
    ended,
    kill: () => process.kill(-(child.pid ?? 0), 'SIGKILL'),
    stop: async () => {
      child.kill('SIGQUIT');
      const isGone = await Promise.race([ended.then(() => true), pause(STOP_LIMIT_MS, false)]);
      if (!isGone) process.kill(-(child.pid ?? 0), 'SIGKILL');
    },
  };
}
