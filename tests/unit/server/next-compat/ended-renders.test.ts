import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { releaseEndedRenders } from '@/server/next-compat/ended-renders';

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');
const { abort } = AbortController.prototype;

/** As React ends a render: by an abort whose error was made in a method of something else. */
function endedRender() {
  const beside = {
    run: () => {},
    end(controller: AbortController) {
      controller.abort(new Error('This render completed successfully.'));
    },
  };
  const controller = new AbortController();
  beside.end(controller);
  return { controller, beside: new WeakRef(beside) };
}

/** A collection that was already marking when the render ended may keep it, so only a later one decides. */
const COLLECTIONS = 10;

async function isKept({ controller, beside }: ReturnType<typeof endedRender>): Promise<boolean> {
  for (let collection = 0; collection < COLLECTIONS; collection += 1) {
    // A WeakRef keeps its object until the end of the turn in which it was made or read.
    await new Promise((resolve) => setImmediate(resolve));
    collect();
    if (beside.deref() === undefined) break;
  }
  expect(controller.signal.aborted).toBe(true);
  return beside.deref() !== undefined;
}

afterEach(() => {
  AbortController.prototype.abort = abort;
});

test('Node: an error keeps the objects of its call stack until the stack is read', async () => {
  expect(await isKept(endedRender())).toBe(true);
});

test('quality F10: an ended render keeps nothing that ran beside it', async () => {
  releaseEndedRenders();
  expect(await isKept(endedRender())).toBe(false);
});
