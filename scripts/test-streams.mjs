import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { installPackager } from './lib/packager.mjs';
import { installDebian } from './lib/packages.mjs';
import { run } from './lib/run.mjs';
import { Advice, command, step } from './lib/say.mjs';
import { setup } from './setup.mjs';

/** Whether the program is there. */
const hasFfmpeg = () =>
  run('ffmpeg', ['-version'], { isQuiet: true }).then(
    ({ code }) => code === 0,
    () => false,
  );

/** Streams of many forms, made with ffmpeg and shaka-packager and played by our player: each plays to its end, or says why not. */
await command(async () => {
  await setup();
  if (!(await hasFfmpeg())) await step('Installing ffmpeg', () => installDebian('ffmpeg'));
  if (!(await hasFfmpeg()))
    throw new Advice('The test streams are made with ffmpeg. Install it and run this again.');
  const packager = await step('Installing shaka-packager', installPackager);
  if (!packager) throw new Advice('The registry of packages did not answer. Run this again when it does.');
  const folder = await mkdtemp(path.join(os.tmpdir(), 'taspa-streams-'));
  try {
    const { playStreams } = await import('../tests/streams/play.mjs');
    const failed = await playStreams(folder, packager);
    if (failed > 0) process.exitCode = 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
