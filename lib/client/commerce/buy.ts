import type { AfterPurchase, PurchaseOutcome, PurchaseSubject } from '@/lib/rules/commerce/subject';

/**
 * Buys something: login, PIN, agreement, period, way to pay, payment, and what follows it (docs/MONEY.md "Buying in the web
 * application"). Resolves when the purchase has ended, or its payment waits; never rejects. The code of payments loads with
 * the first call. Browser only.
 * @param closing aborts when the dialog that led here is closed: before another dialog or a payment this ends the purchase
 */
export async function buy(
  subject: PurchaseSubject,
  after: AfterPurchase | null = null,
  closing?: AbortSignal,
): Promise<PurchaseOutcome> {
  try {
    const { startPurchase } = await import('./run-purchase');
    return await startPurchase(subject, after, closing);
  } catch (error) {
    reportFailure(error);
    return { result: 'failed', subject };
  }
}

/** The script of purchases has not loaded. Without a connection its words do not load either: another press tries again. */
function reportFailure(error: unknown): void {
  import('@/lib/client/errors/show-error').then(
    ({ showError }) => showError(error),
    () => {},
  );
}
