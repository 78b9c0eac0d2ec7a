/** The part of `navigator.connection` that is read; not every browser has it. */
export interface Connection {
  /** An estimate in megabits per second; browsers report no more than 10. */
  downlink?: number;
  effectiveType?: string;
  /** The viewer asked the browser to save data. */
  saveData?: boolean;
}

/** The connection as the browser describes it. */
export function browserConnection(): Connection | undefined {
  return (navigator as Navigator & { connection?: Connection }).connection;
}

/** Whether moving pictures that nobody pressed for may be loaded: not where data is saved, and not on a slow connection. */
export function isFastConnection(): boolean {
  const { saveData, effectiveType } = browserConnection() ?? {};
  return !saveData && !effectiveType?.includes('2g') && effectiveType !== '3g';
}
