/** The name of a rendition in menus: its language in that language; a number without one. */
function nameOf(language: string | null, at: number): string {
  if (!language) return String(at + 1);
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** Unique names of renditions (RFC 8216 4.3.4.1.1): a second audio track of a language gets a number. */
export function renditionNames(languages: readonly (string | null)[]): string[] {
  const names = languages.map(nameOf);
  return names.map((name, at) => {
    const before = names.slice(0, at).filter((other) => other === name).length;
    return before === 0 ? name : `${name} ${before + 1}`;
  });
}
