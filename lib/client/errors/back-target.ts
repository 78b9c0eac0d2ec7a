/** Spec 1 §8 "Generic handler": pages that stay useful when a call on them failed. */
const STAY = ['channels', 'channel', 'contents', 'packets', 'lk'];

/** Whether the dialog of an error leads back to the page before. Home has nothing behind it. */
export function hasBackTarget(path: string): boolean {
  const first = path.split('/')[1] ?? '';
  return first !== '' && !STAY.includes(first);
}
