import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { VisuallyHidden } from '@/components/ui/hidden/VisuallyHidden';
import { JsonLd } from '@/components/ui/json-ld/JsonLd';
import { WatchStage } from '@/components/watch/WatchStage';
import { wordsOf } from '@/lib/i18n/words';
import { contentIdOf, decodeSegment, segmentsOf } from '@/lib/ids';
import { orNotFound } from '@/lib/not-found';
import { loadWatch } from '@/lib/playback/load-watch';
import { videoGraph } from '@/lib/seo/graph/pages';
import { absoluteHere } from '@/lib/seo/here';
import { pageHead } from '@/lib/seo/page-head';
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
  return { locale, about: answer.about, page: answer.page };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { page, about } = await load(props);
  return pageHead(
    {
      path: page.canonical,
      title: nameOf(page),
      description: about.description,
      picture: { kind: 'content', keys: segmentsOf(page.contentHref).slice(1) },
      kind: 'video.other',
    },
    await currentFace(),
  );
}

const nameOf = ({ title, subtitle }: { title: string; subtitle: string | null }): string =>
  [title, subtitle].filter(Boolean).join(' · ');

export default async function WatchRoute(props: Props) {
  const { page, about, locale } = await load(props);
  const { age, background: image, canonical } = page;
  const title = nameOf(page);
  const { player, errors, catalogue, watch, session } = wordsOf(locale);
  return (
    <>
      <JsonLd graph={videoGraph({ ...about, title, age, image }, canonical, await absoluteHere())} />
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
          pinNeeded: watch.pinNeeded,
          pinText: watch.pinText,
          enterPin: watch.enterPin,
          signIn: session.signIn,
          unavailable: errors.unavailable,
          retry: catalogue.row.retry,
        }}
      />
    </>
  );
}
