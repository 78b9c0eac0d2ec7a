import { Overlay } from '@/components/shell/overlay/Overlay';
import { contentOf } from '@/lib/catalogue/content-address';
import { wordsOf } from '@/lib/i18n/words';
import { currentFace } from '@/lib/sites/current';
import { ContentPage } from './ContentPage';

/** The content page over the page it was opened from; a refresh turns it into a page of its own. */
export async function ContentOverlay({ params }: { params: { slug: string; childId?: string } }) {
  const { locale } = await currentFace();
  const page = await contentOf(params);
  return (
    <Overlay label={page.title} closeLabel={wordsOf(locale).shell.close}>
      <ContentPage page={page} locale={locale} />
    </Overlay>
  );
}
