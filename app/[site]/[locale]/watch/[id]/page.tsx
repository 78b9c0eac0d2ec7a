import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { VisuallyHidden } from '@/components/ui/hidden/VisuallyHidden';
import { WatchStage } from '@/components/watch/WatchStage';
import { wordsOf } from '@/lib/i18n/words';
import { contentIdOf, decodeSegment } from '@/lib/ids';
import { orNotFound } from '@/lib/not-found';
import { loadWatch } from '@/lib/playback/load-watch';
import { alternatesOf } from '@/lib/seo/alternates';
import { currentFace } from '@/lib/sites/current';

export const revalidate = 300;

export function generateStaticParams() {
  return [];
}

interface Props {
  params: Promise<{ id: string }>;
}

async function load({ params }: Props) {
  const face = await currentFace();
  const { locale } = face;
  const id = contentIdOf(decodeSegment((await params).id));
  if (!id) notFound();
  const answer = await orNotFound(loadWatch(id, face));
  if (answer.kind === 'elsewhere') redirect(answer.href);
  const { libraryId, ...page } = answer.page;
  return { locale, page: { ...page, libraryId: libraryId ?? notFound() } };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { page } = await load(props);
  return {
    title: [page.title, page.subtitle].filter(Boolean).join(' · '),
    alternates: alternatesOf(page.canonical, await currentFace()),
  };
}

export default async function WatchRoute(props: Props) {
  const { page, locale } = await load(props);
  const { player, errors, catalogue, watch, session } = wordsOf(locale);
  return (
    <>
      <h1>
        <VisuallyHidden>{page.title}</VisuallyHidden>
      </h1>
      <WatchStage
        page={page}
        locale={locale}
        labels={{
          player,
          about: watch.about,
          refused: watch.refused,
          signIn: session.signIn,
          unavailable: errors.unavailable,
          retry: catalogue.row.retry,
        }}
      />
    </>
  );
}
