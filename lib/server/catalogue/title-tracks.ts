import type { Content } from '@/lib/platform/resources/contents';
import type { TitleTracks } from '@/lib/rules/catalogue/view';
import { type Locale, localeTags } from '@/lib/shared/i18n/locales';

/** Names of a picture by its lines, the sharpest first: the same words in every language. */
const QUALITIES = [
  [2160, '4K'],
  [1080, 'Full HD'],
  [720, 'HD'],
  [1, 'SD'],
] as const;

/** The names of languages with a comma between them; files can name a language that nobody knows. */
function languages(tags: readonly string[], locale: Locale): string | null {
  const names = new Intl.DisplayNames([localeTags[locale]], { type: 'language', fallback: 'none' });
  return tags.flatMap((tag) => nameOf(tag, names) ?? []).join(', ') || null;
}

function nameOf(tag: string, names: Intl.DisplayNames): string | undefined {
  if (tag.startsWith('und')) return undefined;
  try {
    return names.of(tag);
  } catch {
    return undefined;
  }
}

/** How a title page names the tracks of a title. */
export function titleTracks({ audio, subtitles, height }: Content['tracks'], locale: Locale): TitleTracks {
  const [, quality = null] = QUALITIES.find(([lines]) => (height ?? 0) >= lines) ?? [];
  return { audio: languages(audio, locale), subtitles: languages(subtitles, locale), quality };
}
