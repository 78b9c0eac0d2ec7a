import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { isDevice } from '@/lib/rules/pages/devices';
import { NO_DEVICE } from '@/lib/rules/pages/instructions-address';
import type { Subject } from '@/lib/server/pages/instructions';
import { decodeSegment } from '@/lib/shared/ids';
import { InstructionsPage, instructionsMetadata } from '../../_parts/InstructionsPage';

interface Props {
  params: Promise<{ device: string }>;
}

export const revalidate = 900;

export function generateStaticParams() {
  return [];
}

async function subjectOf({ params }: Props): Promise<Subject> {
  const device = decodeSegment((await params).device);
  if (device === NO_DEVICE) return null;
  return isDevice(device) ? { device } : notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return instructionsMetadata(await subjectOf(props));
}

/** `/instructions?device=`; the guard rewrites to this route. */
export default async function InstructionsRoute(props: Props) {
  return <InstructionsPage subject={await subjectOf(props)} />;
}
