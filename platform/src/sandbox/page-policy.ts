import { createHash } from 'node:crypto';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

interface Parts {
  style: string;
  script: string;
  /** What else the page may load, and who may frame it. */
  also: readonly string[];
}

/** The headers of a page that contains its whole style and script. */
export function pageHeaders({ style, script, also }: Parts) {
  const policy = [
    "default-src 'none'",
    `style-src ${hashOf(style)}`,
    `script-src ${hashOf(script)}`,
    "base-uri 'none'",
    ...also,
  ].join('; ');
  return {
    'content-security-policy': policy,
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
  };
}
