import { Overlay } from '@/components/shell/overlay/Overlay';
import { personOf } from '@/lib/server/catalogue/person-address';
import { currentSiteContext } from '@/lib/server/site/current-site';
import { wordsOf } from '@/lib/shared/i18n/words';
import { PersonPage } from '../../../_parts/PersonPage';

export { generateMetadata, generateStaticParams } from '../../../persons/[slug]/page';

export const revalidate = 300;

export default async function PersonOverlayRoute({ params }: { params: Promise<{ slug: string }> }) {
  const siteContext = await currentSiteContext();
  const answer = await personOf(await params);
  return (
    <Overlay label={answer.person.name} closeLabel={wordsOf(siteContext.locale).shell.close}>
      <PersonPage answer={answer} siteContext={siteContext} />
    </Overlay>
  );
}
