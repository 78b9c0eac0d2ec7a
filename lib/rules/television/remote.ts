/** The directions of the four arrow keys. */
export type Direction = 'up' | 'down' | 'left' | 'right';

/** What a remote control can say. */
export type RemoteKey = Direction | 'ok' | 'back';

/** The part of a key event that tells the key. */
interface Press {
  key: string;
  /** Televisions have keys that browsers know by number only. */
  keyCode: number;
}

const BY_KEY: ReadonlyMap<string, RemoteKey> = new Map([
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
  ['ArrowLeft', 'left'],
  ['ArrowRight', 'right'],
  ['Enter', 'ok'],
  ['Escape', 'back'],
  ['GoBack', 'back'],
  ['BrowserBack', 'back'],
  ['XF86Back', 'back'],
]);

/** Back of webOS and HbbTV, and of Tizen. */
const BACK_CODES: readonly number[] = [461, 10009];

/** The meaning of a key of a remote control; null for all other keys. */
export const remoteKey = ({ key, keyCode }: Press): RemoteKey | null =>
  BY_KEY.get(key) ?? (BACK_CODES.includes(keyCode) ? 'back' : null);

/** A field with text: where its caret or selection begins and ends. */
interface Caret {
  start: number;
  end: number;
  length: number;
}

/** Whether an arrow leaves a field instead of moving its caret: sideways only at its ends. */
export function leavesField(direction: Direction, { start, end, length }: Caret): boolean {
  if (direction === 'left') return start === 0 && end === 0;
  if (direction === 'right') return start === length && end === length;
  return true;
}
