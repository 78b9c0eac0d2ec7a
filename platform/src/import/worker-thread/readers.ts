import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { ReadList } from '../m3u/read.ts';
import { ImportProblem } from '../problem.ts';
import type { Readers } from '../readers.ts';
import type { ReadItem } from '../xmltv/feed.ts';
import type { ReadingAnswer, ReadingDone, ReadingOrder } from './orders.ts';

/** Time limit: the largest list takes some seconds, a part of a guide some milliseconds. */
const READING_MS = 60_000;
/** Memory limit: a list of 64 MB needs half of it. */
const MEMORY_MB = 1024;

// Beside this file, in the source and in the bundle.
const ending = path.extname(import.meta.filename);
const file = pathToFileURL(path.join(import.meta.dirname, `thread${ending}`));
/** In development and in tests TypeScript runs directly, and a thread needs its own loader for that. */
const fromSource = `import('tsx/esm/api').then((tsx) => { tsx.register(); return import('${file}'); })`;

type Waiting = { resolve(done: ReadingDone): void; reject(error: Error): void; timer: NodeJS.Timeout };

function openThread() {
  const limits = { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } };
  const worker =
    ending === '.ts' ? new Worker(fromSource, { ...limits, eval: true }) : new Worker(file, limits);
  let waiting: Waiting | null = null;

  function settle(how: (one: Waiting) => void): void {
    const one = waiting;
    waiting = null;
    clearTimeout(one?.timer);
    if (one) how(one);
  }
  worker.on('message', (answer: ReadingAnswer) =>
    settle(({ resolve, reject }) =>
      'problem' in answer ? reject(new ImportProblem(answer.problem)) : resolve(answer.done),
    ),
  );
  worker.on('error', (error: NodeJS.ErrnoException) => {
    const isFull = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
    settle(({ reject }) =>
      reject(isFull ? new ImportProblem(`Reading it needs more than ${MEMORY_MB} MB.`) : error),
    );
  });
  worker.on('exit', () => settle(({ reject }) => reject(new Error('the reading thread ended'))));

  return {
    /** One order at a time. */
    ask(order: ReadingOrder): Promise<ReadingDone> {
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          const reason = `Reading it took longer than ${READING_MS / 1000} s and was given up.`;
          settle(() => reject(new ImportProblem(reason)));
          worker.terminate();
        }, READING_MS);
        waiting = { resolve, reject, timer };
        worker.postMessage(order);
      });
    },
    async close(): Promise<void> {
      await worker.terminate();
    },
  };
}

/**
 * Reads in its own thread, which ends with the import: the server stays responsive, whatever a list contains. Time and
 * memory have limits.
 */
export const threadReaders: Readers = {
  async list(bytes, source) {
    const thread = openThread();
    try {
      return (await thread.ask({ do: 'list', bytes, source })) as ReadList;
    } finally {
      await thread.close();
    }
  },
  guide(zone) {
    const thread = openThread();
    const opened = thread.ask({ do: 'open', zone });
    // The first call that feeds it gets the failure.
    opened.catch(() => undefined);
    return {
      async feed(part) {
        await opened;
        return (await thread.ask({ do: 'feed', part })) as ReadItem[];
      },
      close: thread.close,
    };
  },
};
