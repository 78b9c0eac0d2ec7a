import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { isThere } from '../../../scripts/lib/files.mjs';
import { installDebian } from '../../../scripts/lib/packages.mjs';

/** What is done to the cluster under load. Each leaves it whole again. */

const run = promisify(execFile);
/** Long enough for everybody to ask several times while a part is missing. */
const AWAY_MS = 4_000;
const SETTLE_MS = 2_000;
const SKEW = '+90s';
const FAKETIME = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1';
/** Sizes of one picture that nobody has asked for yet. */
const PICTURE_WIDTHS = [321, 322, 323, 324];
/** Megabytes: enough for the start, and soon full. */
const SMALL_DISK_MB = 24;

/**
 * @typedef {import('../../../scripts/lib/cluster/cluster.mjs').Cluster} Cluster
 * @typedef {{name: string, cost: string, isNginxAway?: boolean, run: (cluster: Cluster) => Promise<string | void>}} Fault
 * `cost`: what is said to be lost; a run returns words when it was skipped
 */

/** @param {import('../../../scripts/lib/cluster/part.mjs').Part} part */
async function killAndReturn(part) {
  await part.kill();
  await pause(AWAY_MS);
  await part.start();
  await pause(SETTLE_MS);
}

/** @param {string} name @param {string} cost @param {(cluster: Cluster) => import('../../../scripts/lib/cluster/part.mjs').Part} partOf */
const killing = (name, cost, partOf) => ({
  name: `kill -9 of ${name}`,
  cost,
  run: (cluster) => killAndReturn(partOf(cluster)),
});

/** @type {Fault[]} */
export const FAULTS = [
  killing('web-1', 'no page; its viewers are asked for the PIN again', ({ webs }) => webs[0]),
  killing('web-2', 'no page; its viewers are asked for the PIN again', ({ webs }) => webs[1]),
  killing('platform-1', 'nothing that is repeated', ({ platforms }) => platforms[0]),
  killing('platform-2', 'nothing that is repeated', ({ platforms }) => platforms[1]),
  {
    name: 'kill -9 of both platforms',
    cost: 'calls wait or fail until one is back; stored pages go on',
    run: async ({ platforms }) => {
      for (const part of platforms) await part.kill();
      await pause(AWAY_MS);
      for (const part of platforms) await part.start();
      await pause(SETTLE_MS);
    },
  },
  {
    name: 'rolling restart of webs and platforms',
    cost: 'nothing',
    run: async ({ webs, platforms }) => {
      for (const part of [...platforms, ...webs]) {
        await part.stop();
        await part.start();
        await pause(SETTLE_MS);
      }
    },
  },
  {
    name: 'loss of Redis, and its return empty',
    cost: 'counts of limits begin anew',
    run: ({ redis }) => killAndReturn(redis),
  },
  {
    name: 'loss of the replica, and its return',
    cost: 'nothing; commits no longer wait for it once the first server is told',
    run: async ({ databases }) => {
      await databases.replica?.kill();
      await databases.goOnAlone();
      await pause(AWAY_MS);
      await databases.startReplica();
      await pause(SETTLE_MS);
    },
  },
  {
    name: 'kill -9 of the primary, which comes back',
    cost: 'writes wait until it is back',
    run: ({ databases }) => killAndReturn(databases.primary),
  },
  {
    name: 'failover: the replica is promoted, the former primary follows',
    cost: 'writes wait until the promotion',
    run: async ({ databases }) => {
      await databases.primary?.kill();
      await pause(SETTLE_MS);
      await databases.promote();
      await pause(AWAY_MS);
      await databases.startReplica();
      await pause(SETTLE_MS);
    },
  },
  {
    // A manager of programs starts it again; nothing else in the cluster could.
    ...killing('nginx', 'everything, until it is started again', ({ nginx }) => nginx),
    isNginxAway: true,
  },
  {
    name: 'nginx reads its configuration anew',
    cost: 'connections that are open',
    // Old workers finish what they do.
    run: async ({ nginx }) => {
      process.kill(nginx.pid, 'SIGHUP');
      await pause(SETTLE_MS);
    },
  },
  {
    name: `the clock of platform-2 is ${SKEW} ahead`,
    cost: 'nothing',
    run: async (cluster) => {
      if (!(await isThere(FAKETIME))) await installDebian('libfaketime');
      if (!(await isThere(FAKETIME))) return 'libfaketime cannot be installed';
      const [, part] = cluster.platforms;
      await part?.stop();
      cluster.moreEnv = { LD_PRELOAD: FAKETIME, FAKETIME: SKEW, FAKETIME_DONT_FAKE_MONOTONIC: '1' };
      await part?.start();
      cluster.moreEnv = {};
      await pause(AWAY_MS * 2);
      await part?.stop();
      await part?.start();
    },
  },
  {
    name: 'the disk of the data folder is full',
    cost: 'new pictures are made for each request; nothing else',
    run: async (cluster) => {
      const folder = path.join(cluster.dataDir, 'images');
      await mkdir(folder, { recursive: true });
      try {
        await run('mount', ['-t', 'tmpfs', '-o', `size=${SMALL_DISK_MB}m`, 'tmpfs', folder]);
      } catch {
        return 'a small disk could not be mounted here: that takes root';
      }
      try {
        await writeFile(path.join(folder, 'filler'), Buffer.alloc(SMALL_DISK_MB * 1024 * 1024)).catch(
          () => undefined,
        );
        for (const width of PICTURE_WIDTHS) {
          const { status } = await fetch(`${cluster.mediaUrl}/img/background/blackout.jpg?w=${width}`);
          if (status !== 200) throw new Error(`a picture on a full disk: ${status}`);
        }
        await pause(AWAY_MS);
      } finally {
        await run('umount', ['-l', folder]);
        await rm(path.join(folder, 'filler'), { force: true });
      }
    },
  },
];
