import { spawn } from 'node:child_process';
import { root } from './paths.mjs';

/**
 * Runs a program to its end.
 * @param {string} file
 * @param {string[]} args
 * @param {{env?: Record<string, string | undefined>, isQuiet?: boolean, timeoutMs?: number, uid?: number, gid?: number}} [options] quiet keeps the output for the error
 * @returns {Promise<{code: number | null, output: string}>}
 */
export function run(file, args, { env = {}, isQuiet = false, timeoutMs, uid, gid } = {}) {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', isQuiet ? 'pipe' : 'inherit', isQuiet ? 'pipe' : 'inherit'],
      timeout: timeoutMs,
      uid,
      gid,
    });
    let output = '';
    child.stdout?.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr?.on('data', (chunk) => {
      output += chunk;
    });
    child.on('error', (error) => resolve({ code: null, output: error.message }));
    child.on('close', (code) => resolve({ code, output }));
  });
}

/**
 * Runs a Node program with the same Node.
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export const runNode = (args, options) => run(process.execPath, args, options);

/** The last lines of a program's output: enough to see what broke. */
export function tail(output, lines = 25) {
  return output.trim().split('\n').slice(-lines).join('\n');
}
