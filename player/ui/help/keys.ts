import type { Messages } from '@/lib/shared/i18n/dictionaries';

type Words = Messages['playerHelp'];
/** Keys side by side do the same; `minus` and `plus` are the two directions of one rule. */
export interface KeyRow {
  keys: readonly string[];
  does: keyof Words;
  /** Only where channels can be changed, or only where they cannot. */
  on?: 'channels' | 'titles';
}
interface KeyGroup {
  title: keyof Words;
  rows: readonly KeyRow[];
}

/** What `features/support/shortcuts.ts` understands, in the order of use. */
export const KEY_GROUPS: readonly KeyGroup[] = [
  {
    title: 'playback',
    rows: [
      { keys: ['K', 'space'], does: 'togglePlay' },
      { keys: ['J', '←'], does: 'back' },
      { keys: ['L', '→'], does: 'ahead' },
      { keys: ['0–9'], does: 'share', on: 'titles' },
      { keys: ['Home', 'End'], does: 'ends' },
      { keys: ['<', '>'], does: 'rate' },
      { keys: [',', '.'], does: 'frame' },
      { keys: ['P', 'N'], does: 'neighbours' },
      { keys: ['PgUp', 'PgDn'], does: 'zap', on: 'channels' },
      { keys: ['0–9'], does: 'number', on: 'channels' },
      { keys: ['B'], does: 'lastChannel', on: 'channels' },
      { keys: ['H'], does: 'channelList', on: 'channels' },
      { keys: ['G'], does: 'guide', on: 'channels' },
    ],
  },
  {
    title: 'picture',
    rows: [
      { keys: ['M'], does: 'mute' },
      { keys: ['↑', '↓'], does: 'volume' },
      { keys: ['C'], does: 'subtitles' },
      { keys: ['F'], does: 'fullscreen' },
      { keys: ['I'], does: 'pip' },
      { keys: ['T'], does: 'theatre' },
      { keys: ['?'], does: 'help' },
    ],
  },
];
