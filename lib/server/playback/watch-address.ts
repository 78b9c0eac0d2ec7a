import 'server-only';
import { notFound, redirect } from 'next/navigation';
import { currentSiteContext } from '@/lib/server/site/current-site';
import { orNotFound } from '@/lib/server/site/missing-page';
import { contentIdOf, decodeSegment } from '@/lib/shared/ids';
import { type AboutVideo, type ClosedTitle, loadWatch, type WatchPage } from './load-watch';

/** What an address plays, or why the title behind it does not play. */
export type WatchAddress =
  | {
      kind: 'play';
      page: WatchPage;
      about: AboutVideo;
      /** The title, with the episode's own. */
      name: string;
    }
  | ClosedTitle;

/** What stands at an address, or the way to where it plays; rubbish is 404 before the platform hears of it. */
export async function watchOf(params: { id: string }): Promise<WatchAddress> {
  const siteContext = await currentSiteContext();
  const id = contentIdOf(decodeSegment(params.id));
  if (!id) notFound();
  const answer = await orNotFound(loadWatch(id, siteContext));
  if (answer.kind === 'elsewhere') redirect(answer.href);
  if (answer.kind !== 'play') return answer;
  const { title, subtitle } = answer.page;
  return { ...answer, name: [title, subtitle].filter(Boolean).join(' · ') };
}
