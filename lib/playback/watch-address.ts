import 'server-only';
import { notFound, redirect } from 'next/navigation';
import { contentIdOf, decodeSegment } from '@/lib/ids';
import { orNotFound } from '@/lib/not-found';
import { currentFace } from '@/lib/sites/current';
import { type AboutVideo, loadWatch, type WatchPage } from './load-watch';

export interface WatchAddress {
  page: WatchPage;
  about: AboutVideo;
  /** The title, with the episode's own. */
  name: string;
}

/** What an address plays, or the way to where it plays; rubbish is 404 before the platform hears of it. */
export async function watchOf(params: { id: string }): Promise<WatchAddress> {
  const face = await currentFace();
  const id = contentIdOf(decodeSegment(params.id));
  if (!id) notFound();
  const answer = await orNotFound(loadWatch(id, face));
  if (answer.kind === 'elsewhere') redirect(answer.href);
  const { page, about } = answer;
  return { page, about, name: [page.title, page.subtitle].filter(Boolean).join(' · ') };
}
