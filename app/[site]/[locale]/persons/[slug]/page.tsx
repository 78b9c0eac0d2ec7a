import type { Metadata } from 'next';
import { JsonLd } from '@/components/ui/json-ld/JsonLd';
import { personOf } from '@/lib/catalogue/person-address';
import { personMetadata } from '@/lib/catalogue/person-metadata';
import { professionOf } from '@/lib/catalogue/profession';
import { wordsOf } from '@/lib/i18n/words';
import { personGraph } from '@/lib/seo/graph/pages';
import { absoluteHere } from '@/lib/seo/here';
import { currentFace } from '@/lib/sites/current';
import { PersonPage } from '../../_parts/PersonPage';

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

export default async function PersonRoute({ params }: Props) {
  const face = await currentFace();
  const answer = await personOf(await params);
  const profession = professionOf(answer.person, wordsOf(face.locale).catalogue.page);
  return (
    <>
      <JsonLd graph={personGraph(answer.person, profession, await absoluteHere())} />
      <PersonPage answer={answer} face={face} />
    </>
  );
}
