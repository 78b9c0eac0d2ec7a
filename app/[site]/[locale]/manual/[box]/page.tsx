import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { isBox } from '@/lib/rules/pages/instruction-steps';
import type { Subject } from '@/lib/server/pages/instructions';
import { decodeSegment } from '@/lib/shared/ids';
import { InstructionsPage, instructionsMetadata } from '../../_parts/InstructionsPage';

interface Props {
  params: Promise<{ box: string }>;
}

export const revalidate = 900;

export function generateStaticParams() {
  return [];
}

async function subjectOf({ params }: Props): Promise<Subject> {
  const box = decodeSegment((await params).box);
  return isBox(box) ? { box } : notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return instructionsMetadata(await subjectOf(props));
}

/** Spec 3 §2: the manual of a set-top box. */
export default async function ManualRoute(props: Props) {
  return <InstructionsPage subject={await subjectOf(props)} />;
}
