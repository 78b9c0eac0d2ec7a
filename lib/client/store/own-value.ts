import { atom } from 'jotai/vanilla';
import { writeStored } from '@/lib/client/browser/storage';
import { currentViewer, onViewerChange, viewerTurn } from '@/lib/client/viewer/viewer';
import { store } from './store';

interface Options<Value> {
  /** @throws PlatformError */
  fetchValue(): Promise<Value>;
  /** If the value that was read again is the same, nothing is updated. */
  isSame?(one: Value, other: Value): boolean;
  /**
   * The key under which a change is announced to the other tabs, which then read the value again; absent when they do
   * not show it.
   */
  tabsKey?: string;
}

/**
 * Data of the viewer that several islands show. It is read when the first of them mounts, updated by changes on this
 * page, and dropped when the viewer changes. Late answers are ignored: those for an earlier viewer, and those that were
 * requested before a change.
 */
export function ownValue<Value>({ fetchValue, isSame = Object.is, tabsKey }: Options<Value>) {
  /** Null until it is loaded. */
  const own = atom<Value | null>(null);
  let isShown = false;
  let pending: Promise<Value> | null = null;

  function read(): Promise<Value> {
    const reading = fetchValue();
    pending = reading;
    const end = (value: Value | null) => {
      if (pending !== reading) return;
      pending = null;
      const known = store.get(own);
      if (value !== null && (known === null || !isSame(known, value))) store.set(own, value);
    };
    reading.then(end, () => end(null));
    return reading;
  }

  /** Reads it again. @throws PlatformError */
  const refresh = (): Promise<Value> => pending ?? read();

  /** Read once for a viewer; a failure is not kept. @throws PlatformError */
  const load = (): Promise<Value> => {
    const known = store.get(own);
    return known === null ? refresh() : Promise.resolve(known);
  };

  /** After a failure nothing is shown; a press shows the error. */
  const readShown = () => {
    if (isShown) load().catch(() => {});
  };

  /**
   * Calls the platform and applies the change to the loaded value. A value that is not loaded yet will be read with the
   * change.
   * @throws PlatformError
   */
  async function change<Answer>(
    call: () => Promise<Answer>,
    work: (value: Value, answer: Answer) => Value,
  ): Promise<void> {
    const turn = viewerTurn();
    const answer = await call();
    if (tabsKey) notifyTabs(tabsKey);
    // An answer that was requested before the change does not contain it.
    await pending?.catch(() => {});
    if (turn !== viewerTurn()) return;
    const known = store.get(own);
    if (known === null) readShown();
    else store.set(own, work(known, answer));
  }

  own.onMount = () => {
    isShown = true;
    readShown();
    const onStorage = ({ key }: StorageEvent) => {
      if (key === tabsKey) refresh().catch(() => {});
    };
    if (tabsKey) addEventListener('storage', onStorage);
    return () => {
      isShown = false;
      removeEventListener('storage', onStorage);
    };
  };
  onViewerChange(() => {
    pending = null;
    store.set(own, null);
    if (currentViewer()?.state === 'user') readShown();
  });
  return { atom: own, load, refresh, change };
}

function notifyTabs(key: string): void {
  // Without storage they see it on their next page.
  writeStored('local', key, String(Date.now()));
}
