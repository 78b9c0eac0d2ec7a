import { installDebian } from './packages.mjs';
import { run } from './run.mjs';
import { step } from './say.mjs';

/** OpenStack Swift, a server of the S3 protocol that Debian has: a library of Debian's Python (`platform/tests/support/object-store.py`). */
const PACKAGE = 'python3-swift';

const isPresent = async () =>
  (await run('/usr/bin/python3', ['-c', 'import swift'], { isQuiet: true })).code === 0;

/** Whether Swift can be had: it is here, or could be installed. */
export async function findObjectStore() {
  if (await isPresent()) return true;
  return step('Installing OpenStack Swift for the tests', async () => {
    await installDebian(PACKAGE);
    return isPresent();
  });
}
