import * as v from 'valibot';
import { callCommerce } from '@/lib/client/http/call-session';
import { answerOf } from '@/lib/platform/http/answer-of';
import type { LongText } from '@/lib/rules/pages/long-text';
import type { RichNode, RichTag } from '@/lib/rules/pages/rich-text';

const TAGS = ['h2', 'h3', 'p', 'ul', 'ol', 'li', 'a', 'strong', 'em', 'br'] as const satisfies RichTag[];

const Node: v.GenericSchema<unknown, RichNode> = v.union([
  v.string(),
  v.object({
    tag: v.picklist(TAGS),
    href: v.optional(v.string()),
    children: v.array(v.lazy(() => Node)),
  }),
]);

const Text = answerOf<LongText>()(v.object({ title: v.nullable(v.string()), nodes: v.array(Node) }));

/** The agreement of a packet, in the language of the page. @throws PlatformError */
export function loadAgreement(packet: string): Promise<LongText> {
  return callCommerce({ path: '/agreement', query: { packet }, schema: Text });
}
