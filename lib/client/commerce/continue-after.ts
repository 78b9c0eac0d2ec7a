import { watchIntentFor } from '@/lib/client/browser/after-buy';
import { replacePage } from '@/lib/client/browser/replace-page';
import type { AfterPurchase, PurchaseSubject } from '@/lib/rules/commerce/subject';
import { routes } from '@/lib/shared/routes';

/**
 * Starts to play what was bought (spec 3 §4 "Other": startAfterBuy, playAfterId). The pages of a title and of a channel do it by
 * themselves: they have read the rights again, and know what the viewer wanted to watch.
 */
export function continueAfter(subject: PurchaseSubject, after: AfterPurchase | null): void {
  const contentId = subject.kind === 'title' ? subject.contentId : null;
  if (contentId && watchIntentFor(contentId)) return;
  const id = after?.playAfterId ?? contentId;
  if (id) replacePage(routes.watch(id));
}
