'use client';

import texts from '@/messages/fatal.json';

/** Styles of the page are lost with its head. The colours are those of styles/tokens.scss. */
const page = {
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  minHeight: '100vh',
  margin: 0,
  background: '#080b14',
  color: '#f4f5f9',
  font: '1rem system-ui',
  textAlign: 'center',
} as const;

/**
 * What is left of a page when even its layout has failed in the browser. It takes the place of the framework's own message, which is English and
 * larger (`next.config.mjs`). Nothing of the page can be used: no context, no style sheet. Every page loads it, so it says no more than needed.
 */
export default function GlobalError() {
  const { lang } = document.documentElement;
  const { title, retry } = Object.hasOwn(texts, lang) ? texts[lang as keyof typeof texts] : texts.ru;
  return (
    <html lang={lang}>
      <body style={page}>
        <title>{title}</title>
        <h1>{title}</h1>
        <button
          type="button"
          style={{ font: 'inherit', padding: '0.75rem 1.5rem' }}
          onClick={() => location.reload()}
        >
          {retry}
        </button>
      </body>
    </html>
  );
}
