import { watchIntentFor } from '@/lib/client/browser/after-buy';
import { replacePage } from '@/lib/client/browser/replace-page';
import type { AfterPurchase, PurchaseSubject } from '@/lib/rules/commerce/subject';
import { routes } from '@/lib/shared/routes';

/**
 * Starts to play what was bought (spec 3 §4 "Other": startAfterBuy, playAfterId). The page of a title does it by itself: it
 * has read the rights again, and knows what the viewer wanted to watch.
 */
export function continueAfter(subject: PurchaseSubject, after: AfterPurchase | null): void {
  const contentId = subject.kind === 'title' ? subject.contentId : null;
  if (contentId && watchIntentFor(contentId)) return;
  const id = after?.playAfterId ?? contentId;
  if (id) replacePage(routes.watch(id));
}
