import type { Metadata } from 'next';
import { JsonLd } from '@/components/ui/json-ld/JsonLd';
import { type ContentParams, contentOf } from '@/lib/catalogue/content-address';
import { contentMetadata } from '@/lib/catalogue/content-metadata';
import { contentGraph } from '@/lib/seo/graph/content';
import { absoluteHere } from '@/lib/seo/here';
import { currentFace } from '@/lib/sites/current';
import { ContentAnswer } from '../../_parts/ContentAnswer';

export const revalidate = 300;

export function generateStaticParams() {
  return [];
}

interface Props {
  params: Promise<ContentParams>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return contentMetadata(await contentOf(await params));
}

export default async function ContentRoute({ params }: Props) {
  const face = await currentFace();
  const answer = await contentOf(await params);
  return (
    <>
      {answer.kind === 'page' ? <JsonLd graph={contentGraph(answer.page, await absoluteHere())} /> : null}
      <ContentAnswer answer={answer} face={face} />
    </>
  );
}
