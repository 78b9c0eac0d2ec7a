/** Spec 1 §8 "Generic handler": pages that stay useful after a failed call. */
const STAY = ['channels', 'channel', 'contents', 'packets', 'lk'];

/** Whether the error dialog offers to go back. Home has no earlier page. */
export function hasBackTarget(path: string): boolean {
  const first = path.split('/')[1] ?? '';
  return first !== '' && !STAY.includes(first);
}
