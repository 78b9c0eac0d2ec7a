import { run } from './run.mjs';

/** A mirror that does not answer holds up nobody for longer. */
const LIMIT_MS = 300_000;

/**
 * Asks Debian for a package; the caller looks whether it is there now. Without root it tries sudo, but never asks for a
 * password.
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
