import { cut } from '@/lib/shared/cut';

/** Search engines show less than this; the text is cut after a whole word (no number in the spec). */
const DESCRIPTION_LENGTH = 200;

/** Marks a missing value until the text around it has been tidied. */
const GAP = '\u0000';

/**
 * A text for search engines from the platform's mask (spec 2 §3 "SEO mask"): `{title} ({year}) – watch`. A
 * missing value is removed together with its brackets, comma or colon, so that there is no "Title () –".
 */
export function fillMask(mask: string, values: Readonly<Record<string, string | null | undefined>>): string {
  const filled = mask.replace(/\{(\w+)\}/g, (_, name: string) => values[name]?.trim() || GAP);
  return tidy(filled);
}

/** A mask with another name for the brand, where the name is a separate word. */
export function renamed(mask: string, names: readonly string[], name: string): string {
  return mask.replace(new RegExp(`(?<!\\p{L})(?:${names.join('|')})(?!\\p{L})`, 'gu'), () => name);
}

/** As many whole words as fit, with an ellipsis when some did not. */
export function shorten(text: string, length = DESCRIPTION_LENGTH): string {
  if (text.length <= length) return text;
  const end = text.lastIndexOf(' ', length - 1);
  return `${cut(text, end > 0 ? end : length - 1).replace(/[\s,.;:–—-]+$/, '')}…`;
}

function tidy(text: string): string {
  return text
    .replaceAll(new RegExp(`\\s*[([«"]\\s*${GAP}\\s*[)\\]»"]`, 'g'), '')
    .replaceAll(new RegExp(`${GAP}\\s*,\\s*`, 'g'), '')
    .replaceAll(new RegExp(`\\s*,\\s*${GAP}`, 'g'), '')
    .replaceAll(new RegExp(`\\s*[:–—]\\s*${GAP}`, 'g'), '')
    .replaceAll(GAP, '')
    .replace(/\s+/g, ' ')
    .replace(/\s+([.,:;!?])/g, '$1')
    .replace(/([.!?…])\.(?!\.)/g, '$1')
    .replace(/^[\s,.:;–—|]+|[\s,:;–—|]+$/g, '');
}
