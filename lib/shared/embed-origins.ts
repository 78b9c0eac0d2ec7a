/**
 * Reads `EMBED_ORIGINS`, e.g. `https://app.partner.example,https://bank.example`: who may frame the embedded pages and
 * speak with them. Null when it is written wrongly.
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

/** Who may put a page into a frame (quality S26, S32): ourselves, and the listed ones where pages are made for it. */
export function frameAncestors(isFramable: boolean, origins: readonly string[]): string {
  return ['frame-ancestors', "'self'", ...(isFramable ? origins : [])].join(' ');
}
