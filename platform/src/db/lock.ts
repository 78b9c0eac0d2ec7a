import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';

/** A second process would write into the same PGlite folder without an error (stack 10), so it is refused. */
export class FolderInUse extends Error {
  constructor(folder: string, pid: number) {
    super(
      `The data folder ${folder} is in use by another platform (process ${pid}). Stop it first, or set DATA_DIR to another folder.`,
    );
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it exists but belongs to someone else.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function holderOf(file: string): number | null {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    return Number.isInteger(pid) && pid > 0 ? pid : null;
  } catch {
    return null;
  }
}

function create(file: string): boolean {
  try {
    const handle = openSync(file, 'wx');
    writeSync(handle, String(process.pid));
    closeSync(handle);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

const heldHere = new Set<string>();

/** Creates `<folder>/platform.lock`; the lock of a dead process is taken over. Returns the release function. */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = path.resolve(folder, 'platform.lock');
  if (heldHere.has(file)) throw new FolderInUse(folder, process.pid);
  if (!create(file)) {
    const holder = holderOf(file);
    // Our own process number without a lock of ours: a restarted container, where numbers repeat.
    if (holder !== null && holder !== process.pid && isAlive(holder)) throw new FolderInUse(folder, holder);
    rmSync(file, { force: true });
    if (!create(file)) throw new FolderInUse(folder, holderOf(file) ?? 0);
  }
  heldHere.add(file);
  return () => {
    if (heldHere.delete(file)) rmSync(file, { force: true });
  };
}
