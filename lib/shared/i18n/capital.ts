/** With a capital letter. Genres come in lower case, because other texts use them within sentences. */
export function capital(name: string, tag: string): string {
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
