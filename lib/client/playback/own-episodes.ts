import { callAsViewer } from '@/lib/client/http/call-as-viewer';
import { viewerKey } from '@/lib/client/viewer/viewer-key';
import { type OwnEpisode, ownEpisodesCall, toOwnEpisodes } from '@/lib/platform/resources/own-episodes';
import { EPISODES_REFRESH_MS } from '@/lib/rules/playback/constants';
import { setProgress } from '@/lib/rules/playback/progress';

let current: { seriesId: string; viewer: string; at: number; answer: Promise<OwnEpisode[]> } | null = null;

/**
 * The episodes of a series with the watched share of the viewer, shared by all components of the page.
 * @throws PlatformError
 */
export function ownEpisodes(seriesId: string, isForced = false, now = Date.now()): Promise<OwnEpisode[]> {
  const viewer = viewerKey();
  const isOurs = current?.seriesId === seriesId && current.viewer === viewer;
  if (current && isOurs && now - current.at < EPISODES_REFRESH_MS && !isForced) return current.answer;
  const answer = load(seriesId, viewer);
  const request = { seriesId, viewer, at: now, answer };
  current = request;
  answer.catch(() => {
    // A failed read is repeated when it is next needed.
    if (current === request) current = null;
  });
  return answer;
}

async function load(seriesId: string, viewer: string): Promise<OwnEpisode[]> {
  const episodes = toOwnEpisodes(await callAsViewer(ownEpisodesCall(seriesId)));
  // A late answer for an earlier viewer is not shown.
  if (viewer !== viewerKey()) return episodes;
  setProgress(new Map(episodes.flatMap(({ id, percent }) => (percent ? [[id, percent]] : []))));
  return episodes;
}
