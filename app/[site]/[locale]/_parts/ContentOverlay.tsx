import { Overlay } from '@/components/shell/overlay/Overlay';
import { type ContentParams, contentOf } from '@/lib/server/catalogue/content-address';
import { currentSiteContext } from '@/lib/server/site/current-site';
import { wordsOf } from '@/lib/shared/i18n/words';
import { ContentAnswer } from './ContentAnswer';

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
      <ContentAnswer answer={answer} siteContext={siteContext} />
    </Overlay>
  );
}
