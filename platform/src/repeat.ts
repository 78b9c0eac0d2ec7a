/** Work that is done again and again until it is stopped. */
export interface Repeated {
  /** Resolves when the run that is under way has ended. */
  stop(): Promise<void>;
}

/**
 * Runs the work at once and then at every interval, one run at a time: a run that takes longer skips the next ones.
 * @param run never rejects; its signal aborts when the work is stopped
 */
export function repeat(everyMs: number, run: (signal: AbortSignal) => Promise<void>): Repeated {
  const end = new AbortController();
  let running: Promise<void> | null = null;
  function tick(): void {
    running ??= run(end.signal).finally(() => {
      running = null;
    });
  }
  const timer = setInterval(tick, everyMs);
  // The timer alone does not keep the process alive.
  timer.unref();
  tick();
  return {
    async stop() {
      clearInterval(timer);
      end.abort();
      await running;
    },
  };
}
