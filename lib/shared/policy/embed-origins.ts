/**
 * Reads `EMBED_ORIGINS`, e.g. `https://app.partner.example,https://bank.example`: origins that may embed our
 * pages and exchange messages with them. Null when it is invalid.
 */
export function readOrigins(text: string): readonly string[] | null {
  const entries = text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  return entries.every(isOrigin) ? entries : null;
}

function isOrigin(text: string): boolean {
  return (
    /^https?:\/\/[a-z0-9.-]+(?::\d{1,5})?$/.test(text) && URL.canParse(text) && new URL(text).origin === text
  );
}

/**
 * Who may embed a page (quality S26, S32): this site, and the listed origins for pages made for embedding.
 */
export function frameAncestors(isFramable: boolean, origins: readonly string[]): string {
  return ['frame-ancestors', "'self'", ...(isFramable ? origins : [])].join(' ');
}
