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

async function isKept({ controller, beside }: ReturnType<typeof endedRender>): Promise<boolean> {
  // A WeakRef keeps its object until the end of the turn in which it was made.
  await new Promise((resolve) => setImmediate(resolve));
  collect();
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
