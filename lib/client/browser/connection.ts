interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether moving pictures that nobody pressed for may be loaded: not where data is saved, and not on a slow connection. */
export function isFastConnection(): boolean {
  const { saveData, effectiveType } = (navigator as { connection?: Connection }).connection ?? {};
  return !saveData && !effectiveType?.includes('2g') && effectiveType !== '3g';
}
