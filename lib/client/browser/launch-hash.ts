export const INIT_DATA = 'tgWebAppData';
export const THEME = 'tgWebAppThemeParams';

/** The fields that a messenger puts into the hash when it opens its mini-app; null when the hash is not from a messenger. */
export function launchFields(hash: string): URLSearchParams | null {
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  return fields.has(INIT_DATA) || fields.has(THEME) ? fields : null;
}
