import { onViewerChange } from '@/lib/client/viewer/viewer';

let pending: Promise<string | null> | null = null;
let isHeard = false;

/**
 * How whoever sells to this viewer writes money (`{amount} ₸`), asked once for a viewer; null where nobody says. Never rejects:
 * without it a price is left out. Browser only.
 */
export function ownMoneyFormat(): Promise<string | null> {
  if (!isHeard) {
    isHeard = true;
    onViewerChange(forget);
  }
  pending ??= fetched().catch(() => {
    forget();
    return null;
  });
  return pending;
}

/** The call arrives when a price is wanted: pages that show none do not carry it. */
async function fetched(): Promise<string | null> {
  const { fetchOwnMoney } = await import('./fetch-own-money');
  return fetchOwnMoney();
}

function forget(): void {
  pending = null;
}
