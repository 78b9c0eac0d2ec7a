import type { Track } from '../core/tracks';

/** Tracks are named in their own language. DASH often names only the language. */
export function trackName({ name, language }: Pick<Track, 'name' | 'language'>): string {
  return name && name !== language ? name : ownName(language);
}

function ownName(language: string): string {
  try {
    const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
    return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
  } catch {
    return language;
  }
}
