import { callAsViewer } from '@/lib/client/http/call-as-viewer';
import { type OwnEpisode, ownEpisodesCall, toOwnEpisodes } from '@/lib/platform/resources/own-episodes';
import { EPISODES_REFRESH_MS } from '@/lib/rules/playback/constants';
import { setProgress } from '@/lib/rules/playback/progress';

let last: { seriesId: string; at: number; answer: Promise<OwnEpisode[]> } | null = null;

/**
 * The episodes of a series with the watched share of the viewer, shared by all components of the page.
 * @throws PlatformError
 */
export function ownEpisodes(seriesId: string, isForced = false, now = Date.now()): Promise<OwnEpisode[]> {
  const isRecent = last?.seriesId === seriesId && now - last.at < EPISODES_REFRESH_MS;
  if (last && isRecent && !isForced) return last.answer;
  const answer = load(seriesId);
  const mine = { seriesId, at: now, answer };
  last = mine;
  answer.catch(() => {
    // A failed read is repeated when it is next needed.
    if (last === mine) last = null;
  });
  return answer;
}

async function load(seriesId: string): Promise<OwnEpisode[]> {
  const episodes = toOwnEpisodes(await callAsViewer(ownEpisodesCall(seriesId)));
  setProgress(new Map(episodes.flatMap(({ id, percent }) => (percent ? [[id, percent]] : []))));
  return episodes;
}
