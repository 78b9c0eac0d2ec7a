import { run } from './run.mjs';

/** The longest wait for a package mirror. */
const LIMIT_MS = 300_000;

/**
 * Installs a Debian package if possible; the caller checks the result. Without root it tries sudo, but never
 * asks for a password.
 * @param {string} name
 */
export async function installDebian(name) {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', name],
  ]) {
    const [file = 'apt-get', ...rest] = [...asRoot, 'apt-get', ...args];
    await run(file, rest, {
      isQuiet: true,
      timeoutMs: LIMIT_MS,
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
}

/** Whether a program can be started by its name. @param {string} program */
export const isInstalled = async (program) =>
  (await run(program, ['--version'], { isQuiet: true })).code !== null;
