import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { isMissingKind } from '@/lib/rules/pages/missing-kinds';
import { missingTitle } from '@/lib/rules/pages/missing-words';
import { currentSiteContext } from '@/lib/server/site/current-site';
import { wordsOf } from '@/lib/shared/i18n/words';
import { MissingPage } from '../../_parts/MissingPage';

/**
 * Rendered by our server in place of the framework's empty shell (docs/decisions/0011); no public address
 * leads here.
 */
export const revalidate = 900;

export function generateStaticParams() {
  return [];
}

interface Props {
  params: Promise<{ kind: string }>;
}

async function load({ params }: Props) {
  const [{ locale }, { kind }] = await Promise.all([currentSiteContext(), params]);
  return { locale, kind: isMissingKind(kind) ? kind : notFound() };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, kind } = await load(props);
  return { title: missingTitle(kind, wordsOf(locale)), robots: { index: false } };
}

export default async function FallbackPage(props: Props) {
  return <MissingPage kind={(await load(props)).kind} />;
}
