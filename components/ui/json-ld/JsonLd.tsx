import { JsonLdScript } from 'next-seo';

interface Props {
  /** Items of schema.org; one graph per page (quality E2). */
  graph: readonly object[];
}

/** Structured data for search engines; data, not script. */
export function JsonLd({ graph }: Props) {
  return (
    <JsonLdScript
      scriptKey="graph"
      data={escapeTexts({ '@context': 'https://schema.org', '@graph': graph })}
    />
  );
}

/**
 * next-seo escapes what would end the script. Texts come from the platform, so other `<` and line separators are
 * escaped, too (quality S25); readers of schema.org texts understand `&lt;`.
 */
function escapeTexts(value: unknown): Record<string, unknown> {
  return JSON.parse(JSON.stringify(value), (_, inner: unknown) =>
    typeof inner === 'string' ? inner.replace(/</g, '&lt;').replace(/[\u2028\u2029]/g, ' ') : inner,
  );
}
