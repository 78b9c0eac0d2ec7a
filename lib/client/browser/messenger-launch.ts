/** The fields of the address with which a messenger opens its mini-app. */
export const INIT_DATA = 'tgWebAppData';
export const THEME = 'tgWebAppThemeParams';

/** The fields of a hash that a messenger wrote; null when it is none. It has no dependencies, because every page contains it. */
export function launchFields(hash: string): URLSearchParams | null {
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  return fields.has(INIT_DATA) || fields.has(THEME) ? fields : null;
}
