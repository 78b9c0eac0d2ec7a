import { Overlay } from '@/components/shell/overlay/Overlay';
import {
  type ContentAnswer as Answer,
  type ContentParams,
  contentOf,
} from '@/lib/server/catalogue/content-address';
import { currentSiteContext } from '@/lib/server/site/current-site';
import { wordsOf } from '@/lib/shared/i18n/words';
import { ContentAnswer } from './ContentAnswer';

/** Breadcrumbs lead up from a page; an overlay leads back to the page below it. */
function withoutCrumbs(answer: Answer): Answer {
  return answer.kind === 'page' ? { ...answer, page: { ...answer.page, crumbs: [] } } : answer;
}

/**
 * The content page as an overlay over the page it was opened from; after a reload it is a page of its own.
 */
export async function ContentOverlay({ params }: { params: ContentParams }) {
  const siteContext = await currentSiteContext();
  const answer = await contentOf(params);
  const { catalogue, shell } = wordsOf(siteContext.locale);
  const label = answer.kind === 'page' ? answer.page.title : catalogue.page.lostTitle;
  return (
    <Overlay label={label} closeLabel={shell.close}>
      <ContentAnswer answer={withoutCrumbs(answer)} siteContext={siteContext} />
    </Overlay>
  );
}
