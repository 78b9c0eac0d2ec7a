/** A form of an ICU plural: `few {дня}`, `=1 {a day}`. */
const FORM = /(=\d+|zero|one|two|few|many|other) \{([^{}]*)\}/g;

/** The forms of a plural message, each once. */
export function pluralForms(message: string): string[] {
  return [...new Set([...message.matchAll(FORM)].map(([, , text = '']) => text))];
}

/**
 * The plural form of a message for a number, by the rules of its language (spec 1 §9). Islands have their
 * texts as plain strings, and the formatter of the server is too large for them.
 */
export function inPlural(message: string, count: number, locale: string): string {
  const forms = new Map([...message.matchAll(FORM)].map(([, key = '', text = '']) => [key, text]));
  const form = forms.get(`=${count}`) ?? forms.get(new Intl.PluralRules(locale).select(count));
  return (form ?? forms.get('other') ?? message).replace('#', String(count));
}
