/** What is to be played; null asks for nothing. */
export type Playable =
  | { kind: 'content'; contentId: string; libraryId: string }
  | { kind: 'trailer'; trailerId: string }
  /** `ts` in unix seconds is the archive; null is live. */
  | { kind: 'channel'; channelId: number; ts: number | null };
