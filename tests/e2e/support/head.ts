/** The metadata of a page for search engines and shared links, read from its HTML. */
export interface Head {
  lang: string;
  title: string;
  description: string | null;
  canonical: string | null;
  /** By language, including `x-default`. */
  alternates: Record<string, string>;
  robots: string | null;
  /** Open Graph properties without the prefix; the first one of duplicates. */
  og: Record<string, string>;
}

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
};

export function plain(text: string): string {
  return text.replace(/&(?:amp|quot|#x27|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity);
}

function attributes(tag: string): Record<string, string> {
  const found = [...tag.matchAll(/([a-zA-Z:-]+)="([^"]*)"/g)];
  return Object.fromEntries(found.map(([, name = '', value = '']) => [name.toLowerCase(), plain(value)]));
}

const tagsOf = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<${name}\\s[^>]*>`, 'g'))].map(([tag]) => attributes(tag));

export function headOf(html: string): Head {
  const metas = tagsOf(html, 'meta');
  const links = tagsOf(html, 'link');
  const meta = (name: string) => metas.find((one) => one.name === name)?.content ?? null;
  const og = metas.filter(({ property }) => property?.startsWith('og:')).reverse();
  return {
    lang: /<html[^>]*\slang="([^"]*)"/.exec(html)?.[1] ?? '',
    title: plain(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    description: meta('description'),
    canonical: links.find(({ rel }) => rel === 'canonical')?.href ?? null,
    alternates: Object.fromEntries(
      links.flatMap(({ rel, hreflang, href }) =>
        rel === 'alternate' && hreflang && href ? [[hreflang, href]] : [],
      ),
    ),
    robots: meta('robots'),
    og: Object.fromEntries(og.map(({ property = '', content = '' }) => [property.slice(3), content])),
  };
}
