import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from './paths.mjs';
import { tail } from './run.mjs';
import { Advice } from './say.mjs';

/** Long-running programs of one command, started one by one and stopped together. */

const POLL_MS = 150;
/** A program that ignores SIGTERM is killed after this time. */
const STOP_LIMIT_MS = 8_000;

/**
 * @typedef {{name: string, args: string[], env: Record<string, string | undefined>, healthUrl: string, readyMs: number, isLoud?: boolean}} Service
 */
export class Services {
  /** @type {Array<{name: string, child: import('node:child_process').ChildProcess, output: () => string}>} */
  #running = [];
  #isStopping = false;
  /** Called when a program ends unexpectedly. @type {(advice: Advice) => void} */
  onDeath = () => {};
  /** Called with the output of the programs. @type {(words: string) => void} */
  onWords = () => {};

  /**
   * Starts a program and waits until it answers.
   * @param {Service} service
   */
  async start({ name, args, env, healthUrl, readyMs, isLoud = false }) {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // Ctrl-C is sent to the whole process group; we stop the programs ourselves, in order.
      detached: true,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output = (output + chunk).slice(-20_000);
        if (isLoud) process.stdout.write(chunk);
        this.onWords(String(chunk));
      });
    }
    const running = { name, child, output: () => output };
    this.#running.push(running);
    child.on('exit', (code) => {
      if (!this.#isStopping) this.onDeath(died(running, code));
    });
    await this.#ready(running, healthUrl, readyMs);
  }

  /** @param {{name: string, child: import('node:child_process').ChildProcess, output: () => string}} running */
  async #ready(running, healthUrl, readyMs) {
    const until = Date.now() + readyMs;
    let reason = 'no answer';
    while (Date.now() < until) {
      if (running.child.exitCode !== null) throw died(running, running.child.exitCode);
      const answer = await fetch(healthUrl, { signal: AbortSignal.timeout(3_000) }).catch((error) => {
        if (error.cause?.message !== 'bad port') return null;
        throw new Advice(
          `${running.name} cannot be reached at ${healthUrl}: browsers keep that port for another purpose. Choose another one.`,
        );
      });
      if (answer?.ok) return;
      if (answer) reason = await answer.text();
      await pause(POLL_MS);
    }
    throw new Advice(
      `${running.name} did not become ready in ${readyMs / 1000} s (${reason}).\n${tail(running.output())}`,
    );
  }

  /** Process ids of the running programs. */
  pids() {
    return this.#running.map(({ name, child }) => ({ name, pid: child.pid ?? 0 }));
  }

  /** The processes, in the order of their start. */
  children() {
    return this.#running.map(({ child }) => child);
  }

  /** Ctrl-C was pressed twice: stop without waiting. */
  kill() {
    for (const { child } of this.#running) child.kill('SIGKILL');
  }

  /** Stops everything in reverse order. */
  async stop() {
    this.#isStopping = true;
    for (const { child } of this.#running.toReversed()) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const exited = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      const isGone = await Promise.race([exited.then(() => true), pause(STOP_LIMIT_MS, false)]);
      if (!isGone) child.kill('SIGKILL');
    }
  }
}

function died({ name, output }, code) {
  return new Advice(`${name} stopped unexpectedly (exit code ${code}). Its last output:\n${tail(output())}`);
}
