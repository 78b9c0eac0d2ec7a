/** A thing of schema.org; unknown values are left out. */
export interface Thing {
  '@type': string | readonly string[];
  '@id'?: string;
  [property: string]: unknown;
}

/** Addresses in structured data are absolute; the platform's pictures already are. */
export type Absolute = (path: string) => string;

export const absoluteTo =
  (origin: string): Absolute =>
  (path) =>
    new URL(path, origin).href;

/** Without null, undefined, and empty lists. */
export function thing(properties: Thing): Thing {
  const known = Object.entries(properties).filter(
    ([, value]) => value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(known) as Thing;
}

/** `PT1H28M`, the duration format of schema.org; null when unknown. */
export function isoDuration(seconds: number | null): string | null {
  if (!seconds || seconds <= 0) return null;
  const whole = Math.round(seconds);
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  return `PT${h ? `${h}H` : ''}${m ? `${m}M` : ''}${s ? `${s}S` : ''}`;
}
