import { createHash } from 'node:crypto';
import { PERSON_MARK } from '@/lib/shell/person-mark';
import { isOfFramework } from './framework-scripts';
import { STARTER } from './starter';

/** An inline script: neither a file nor data. */
const INLINE = /<script(?: id="[\w-]*")?>([\s\S]*?)<\/script>/g;

const BETWEEN_PUSHES = /(?<=\))<\/script><script>(?=self\.__next_f\.push\()/g;

/**
 * The pieces in which the framework streams a page follow each other in one that is whole: one script is fewer hashes in
 * its policy.
 */
export const joinScripts = (html: string): string => html.replace(BETWEEN_PUSHES, ';');

/** What is neither the framework's nor word for word ours gets no hash, and the browser refuses it. */
const isOwn = (script: string): boolean =>
  script === PERSON_MARK || script === STARTER || isOfFramework(script);

/** `'sha256-…'` of each inline script of ours (facts/stack.md 5). */
export function hashesOf(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, script = ''] of html.matchAll(INLINE)) {
    if (isOwn(script)) hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  }
  return [...hashes];
}
