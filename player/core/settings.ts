import type { MeasuredBandwidth } from './bandwidth';
import { type CueStyle, cueStyleOf, usualCueStyle } from './cue-style';

/** Choices of the viewer that the browser stores (spec 2 §4 Volume; quality E5 1.2.2 captions). */
export interface Settings {
  volume: number;
  /** What the network carried at the end of the last playback. */
  bandwidth: MeasuredBandwidth | null;
  /** Spec 1 §3 language priority list, one for sound and one for subtitles: the preferred language first. */
  audioLanguages: readonly string[];
  textLanguages: readonly string[];
  /** When the account saved the order that is in them, in unix milliseconds. */
  languagesSavedAt: number;
  /** Null until the viewer has switched them on or off: then a stream shows its own choice. */
  subtitles: boolean | null;
  cueStyle: CueStyle;
  /** quality E5 2.1.4: single-key shortcuts can be switched off. */
  shortcuts: boolean;
}

export const defaultSettings: Settings = {
  volume: 1,
  bandwidth: null,
  audioLanguages: [],
  textLanguages: [],
  languagesSavedAt: 0,
  subtitles: null,
  cueStyle: usualCueStyle,
  shortcuts: true,
};

const KEY = 'taspa.player';

export interface SettingsStore {
  get<K extends keyof Settings>(key: K): Settings[K];
  set<K extends keyof Settings>(key: K, value: Settings[K]): void;
}

/** `storage` may be missing or fail (private windows): then choices last as long as the page. */
export function createSettings(storage: Pick<Storage, 'getItem' | 'setItem'> | null): SettingsStore {
  const values = { ...defaultSettings, ...readStored(storage) };
  return {
    get: (key) => values[key],
    set(key, value) {
      values[key] = value;
      try {
        // Another page of the site may have changed the other values since.
        storage?.setItem(KEY, JSON.stringify({ ...values, ...readStored(storage), [key]: value }));
      } catch {
        // A full or forbidden storage must not stop playback.
      }
    },
  };
}

function readStored(storage: Pick<Storage, 'getItem'> | null): Partial<Settings> {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(KEY) ?? '{}');
    return typeof stored === 'object' && stored ? validSettings(stored as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

const isTexts = (stored: unknown): stored is string[] =>
  Array.isArray(stored) && stored.every((one) => typeof one === 'string');

/** Reads only values of the right type, because other versions of the page write there too. */
function validSettings(stored: Record<string, unknown>): Partial<Settings> {
  const { volume, bandwidth, audioLanguages, textLanguages, subtitles, cueStyle, shortcuts } = stored;
  const { languagesSavedAt } = stored;
  return {
    ...(typeof volume === 'number' && volume >= 0 && volume <= 1 && { volume }),
    ...(isBandwidth(bandwidth) && { bandwidth }),
    ...(isTexts(audioLanguages) && { audioLanguages }),
    ...(isTexts(textLanguages) && { textLanguages }),
    ...(typeof languagesSavedAt === 'number' && { languagesSavedAt }),
    // The earlier `hasSubtitles` was stored as false also for viewers who had not switched anything.
    ...(stored.hasSubtitles === true && { subtitles: true }),
    ...(typeof subtitles === 'boolean' && { subtitles }),
    ...(cueStyle !== undefined && { cueStyle: cueStyleOf(cueStyle) }),
    ...(typeof shortcuts === 'boolean' && { shortcuts }),
  };
}

function isBandwidth(stored: unknown): stored is MeasuredBandwidth {
  const { bps, at } = (stored ?? {}) as Partial<MeasuredBandwidth>;
  return typeof bps === 'number' && bps > 0 && typeof at === 'number';
}

/** The storage of the page, or null where access throws. */
export function pageStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
