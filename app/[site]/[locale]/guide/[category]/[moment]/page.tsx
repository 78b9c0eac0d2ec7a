import { GuidePage, guideMetadata } from '../../../_parts/GuidePage';

export const revalidate = 30;

export function generateStaticParams() {
  return [];
}

interface Props {
  params: Promise<{ category: string; moment: string }>;
}

/** The guide view of `/channels`; the guard rewrites to this route (docs/decisions/0009). */
export async function generateMetadata({ params }: Props) {
  return guideMetadata((await params).category);
}

export default async function GuideRoute({ params }: Props) {
  return <GuidePage {...(await params)} />;
}
