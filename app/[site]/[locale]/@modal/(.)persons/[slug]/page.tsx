import { Overlay } from '@/components/shell/overlay/Overlay';
import { personOf } from '@/lib/catalogue/person-address';
import { wordsOf } from '@/lib/i18n/words';
import { currentFace } from '@/lib/sites/current';
import { PersonPage } from '../../../_parts/PersonPage';

export { generateMetadata, generateStaticParams } from '../../../persons/[slug]/page';

export const revalidate = 300;

export default async function PersonOverlayRoute({ params }: { params: Promise<{ slug: string }> }) {
  const face = await currentFace();
  const answer = await personOf(await params);
  return (
    <Overlay label={answer.person.name} closeLabel={wordsOf(face.locale).shell.close}>
      <PersonPage answer={answer} face={face} />
    </Overlay>
  );
}
