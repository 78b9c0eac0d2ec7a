/** Values of VAST macros (VAST 4.2 §6) that this player knows, by their names. */
export type MacroValues = Record<string, string | number>;

/** A position as VAST writes it: 00:01:02.500. */
export function timecode(seconds: number): string {
  const whole = Math.floor(seconds);
  const two = (value: number) => String(value).padStart(2, '0');
  const ms = String(Math.floor((seconds - whole) * 1000)).padStart(3, '0');
  return `${two(Math.floor(whole / 3600))}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}.${ms}`;
}

/** Fills the known macros of an address; an unknown one keeps its place, as the standard asks. */
export function fillMacros(address: string, values: MacroValues): string {
  return address.replace(/\[([A-Z]+)\]/g, (whole, name: string) =>
    values[name] === undefined ? whole : encodeURIComponent(values[name]),
  );
}

/** An address that a browser may open, also one that begins with `//`; anything else of an ad server is ignored. */
export function webAddressOf(text: string | null | undefined): string | null {
  const whole = text?.startsWith('//') ? `https:${text}` : text;
  if (!whole || !URL.canParse(whole)) return null;
  const { protocol, href } = new URL(whole);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}
