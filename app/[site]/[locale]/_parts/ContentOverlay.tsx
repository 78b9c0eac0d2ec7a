import { Overlay } from '@/components/shell/overlay/Overlay';
import { type ContentParams, contentOf } from '@/lib/catalogue/content-address';
import { wordsOf } from '@/lib/i18n/words';
import { currentFace } from '@/lib/sites/current';
import { ContentAnswer } from './ContentAnswer';

/** The content page over the page it was opened from; a refresh turns it into a page of its own. */
export async function ContentOverlay({ params }: { params: ContentParams }) {
  const face = await currentFace();
  const answer = await contentOf(params);
  const { catalogue, shell } = wordsOf(face.locale);
  const label = answer.kind === 'page' ? answer.page.title : catalogue.page.lostTitle;
  return (
    <Overlay label={label} closeLabel={shell.close}>
      <ContentAnswer answer={answer} face={face} />
    </Overlay>
  );
}
