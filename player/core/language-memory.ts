import { createSettings, pageStorage, type SettingsStore } from './settings';

/** The languages that an account prefers, and when it saved them. */
export interface AccountLanguages {
  audio: readonly string[];
  text: readonly string[];
  savedAt: number;
}

/**
 * Takes the order of the account once for each time that it was saved: a language that was chosen in the player after that
 * stays the first one on this device.
 */
export function keepLanguages(
  { audio, text, savedAt }: AccountLanguages,
  settings: SettingsStore = createSettings(pageStorage()),
): void {
  if (savedAt <= settings.get('languagesSavedAt')) return;
  settings.set('audioLanguages', audio);
  settings.set('textLanguages', text);
  settings.set('languagesSavedAt', savedAt);
}
