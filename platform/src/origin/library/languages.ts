/** What a rendition is called in menus: its language in its own words; a number where the file does not say. */
function nameOf(language: string | null, at: number): string {
  if (!language) return String(at + 1);
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** Names of renditions, each once (RFC 8216 4.3.4.1.1): a second sound of a language gets a number. */
export function renditionNames(languages: readonly (string | null)[]): string[] {
  const names = languages.map(nameOf);
  return names.map((name, at) => {
    const before = names.slice(0, at).filter((other) => other === name).length;
    return before === 0 ? name : `${name} ${before + 1}`;
  });
}
