/** A film or episode of a library. */
export interface TitlePlayable {
  kind: 'content';
  contentId: string;
  libraryId: string;
  /** The series of an episode. */
  seriesId?: string | null;
}

/** What to play; null requests nothing. */
export type Playable =
  | TitlePlayable
  | { kind: 'trailer'; trailerId: string }
  /** `ts` in unix seconds is the archive; null is live. */
  | { kind: 'channel'; channelId: number; ts: number | null };

/** The identity of a playable: the player does not load the same one twice. Another library has another stream of a title. */
export function playableKey(playable: Playable): string {
  switch (playable.kind) {
    case 'content':
      return `content/${playable.libraryId}/${playable.contentId}`;
    case 'trailer':
      return `trailer/${playable.trailerId}`;
    case 'channel':
      return `channel/${playable.channelId}/${playable.ts ?? 'live'}`;
  }
}
