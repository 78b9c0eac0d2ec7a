/** Spec 1 §8: pages that stay useful when a call on them failed. */
const STAY = ['channels', 'channel', 'contents', 'packets', 'lk'];

/**
 * Whether a failure says a way back to where the viewer came from: "A back target is added except on channel, contents,
 * packets and lk pages." Home has nothing behind it.
 */
export function hasBackTarget(path: string): boolean {
  const first = path.split('/')[1] ?? '';
  return first !== '' && !STAY.includes(first);
}
