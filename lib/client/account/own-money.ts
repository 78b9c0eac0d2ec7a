import { onViewerChange } from '@/lib/client/viewer/viewer';

let pending: Promise<string | null> | null = null;
let isListening = false;

/**
 * The money format of the provider that sells to this viewer (`{amount} ₸`), read once for a viewer; null
 * when it is unknown. Never rejects: without it a price is left out. Browser only.
 */
export function ownMoneyFormat(): Promise<string | null> {
  if (!isListening) {
    isListening = true;
    onViewerChange(forget);
  }
  pending ??= fetched().catch(() => {
    forget();
    return null;
  });
  return pending;
}

/** Loaded when a price is shown, so that pages without prices do not contain this code. */
async function fetched(): Promise<string | null> {
  const { fetchOwnMoney } = await import('./fetch-own-money');
  return fetchOwnMoney();
}

function forget(): void {
  pending = null;
}
