/** Choices of the viewer that the browser stores (spec 2 §4 Volume; quality E5 1.2.2 captions). */
export interface Settings {
  volume: number;
  audioLanguage: string | null;
  /** null means no subtitles. */
  textLanguage: string | null;
  /** quality E5 2.1.4: single-key shortcuts can be switched off. */
  shortcuts: boolean;
}

export const defaultSettings: Settings = {
  volume: 1,
  audioLanguage: null,
  textLanguage: null,
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
        storage?.setItem(KEY, JSON.stringify(values));
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

/** Reads only values of the right type, because other versions of the page write there too. */
function validSettings(stored: Record<string, unknown>): Partial<Settings> {
  const { volume, audioLanguage, textLanguage, shortcuts } = stored;
  return {
    ...(typeof volume === 'number' && volume >= 0 && volume <= 1 && { volume }),
    ...(typeof audioLanguage === 'string' && { audioLanguage }),
    ...(typeof textLanguage === 'string' && { textLanguage }),
    ...(typeof shortcuts === 'boolean' && { shortcuts }),
  };
}

/** The storage of the page, or null where access throws. */
export function pageStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
