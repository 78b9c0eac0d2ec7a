/** What a page is certain to play, as its HTML names it for the script that begins before the framework (`app/early-playback.ts`). */
export type EarlyPlayback =
  | { kind: 'content'; contentId: string; libraryId: string }
  | { kind: 'channel'; channelId: number; archiveDays: number };
