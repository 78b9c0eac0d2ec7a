import { callAsViewer } from '@/lib/client/http/call-as-viewer';
import { type OwnEpisode, ownEpisodesCall, toOwnEpisodes } from '@/lib/platform/resources/own-episodes';
import { EPISODES_REFRESH_MS } from '@/lib/rules/playback/constants';
import { setProgress } from '@/lib/rules/playback/progress';

let current: { seriesId: string; at: number; answer: Promise<OwnEpisode[]> } | null = null;

/**
 * The episodes of a series with the watched share of the viewer, shared by all components of the page.
 * @throws PlatformError
 */
export function ownEpisodes(seriesId: string, isForced = false, now = Date.now()): Promise<OwnEpisode[]> {
  const isRecent = current?.seriesId === seriesId && now - current.at < EPISODES_REFRESH_MS;
  if (current && isRecent && !isForced) return current.answer;
  const answer = load(seriesId);
  const request = { seriesId, at: now, answer };
  current = request;
  answer.catch(() => {
    // A failed read is repeated when it is next needed.
    if (current === request) current = null;
  });
  return answer;
}

async function load(seriesId: string): Promise<OwnEpisode[]> {
  const episodes = toOwnEpisodes(await callAsViewer(ownEpisodesCall(seriesId)));
  setProgress(new Map(episodes.flatMap(({ id, percent }) => (percent ? [[id, percent]] : []))));
  return episodes;
}
