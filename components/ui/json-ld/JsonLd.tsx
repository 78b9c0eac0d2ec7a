import { JsonLdScript } from 'next-seo';

interface Props {
  /** What schema.org calls things; one graph a page (quality E2). */
  graph: readonly object[];
}

/** What a page says to search engines about itself; data, not script. */
export function JsonLd({ graph }: Props) {
  return (
    <JsonLdScript scriptKey="graph" data={plain({ '@context': 'https://schema.org', '@graph': graph })} />
  );
}

/**
 * next-seo escapes what would end the script. Texts come from the platform, so no other `<` and no line separator stays
 * either (quality S25); readers of schema.org texts know `&lt;`.
 */
function plain(value: unknown): Record<string, unknown> {
  return JSON.parse(JSON.stringify(value), (_, inner: unknown) =>
    typeof inner === 'string' ? inner.replace(/</g, '&lt;').replace(/[\u2028\u2029]/g, ' ') : inner,
  );
}
