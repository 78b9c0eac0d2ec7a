import type { Metadata } from 'next';
import { Overlay } from '@/components/shell/overlay/Overlay';
import { personOf } from '@/lib/catalogue/person-address';
import { personMetadata } from '@/lib/catalogue/person-metadata';
import { wordsOf } from '@/lib/i18n/words';
import { currentFace } from '@/lib/sites/current';
import { PersonPage } from '../../../_parts/PersonPage';

export const revalidate = 300;

export function generateStaticParams() {
  return [];
}

interface Props {
  params: Promise<{ slug: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return personMetadata(await personOf(await params));
}

export default async function PersonOverlayRoute({ params }: Props) {
  const face = await currentFace();
  const answer = await personOf(await params);
  return (
    <Overlay label={answer.person.name} closeLabel={wordsOf(face.locale).shell.close}>
      <PersonPage answer={answer} face={face} />
    </Overlay>
  );
}
