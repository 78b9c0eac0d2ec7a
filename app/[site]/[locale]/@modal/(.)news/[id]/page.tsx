import { Overlay } from '@/components/shell/overlay/Overlay';
import { currentSiteContext } from '@/lib/server/site/current-site';
import { wordsOf } from '@/lib/shared/i18n/words';
import { NewsPage, type NewsParams, newsMetadata, newsTitle } from '../../../_parts/NewsPage';

export const revalidate = 300;

export function generateStaticParams() {
  return [];
}

export const generateMetadata = newsMetadata;

/** Spec 3 §2: a modal page over the page that opened it. */
export default async function NewsOverlay(props: NewsParams) {
  const { locale } = await currentSiteContext();
  return (
    <Overlay label={await newsTitle(props)} closeLabel={wordsOf(locale).shell.close}>
      <NewsPage {...props} />
    </Overlay>
  );
}
