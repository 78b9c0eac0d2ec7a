import * as v from 'valibot';
import { channelCardParts } from '@/lib/client/channels/channel-answer';
import { answerOf } from '@/lib/platform/http/answer-of';
import type { RowPage } from '@/lib/platform/resources/rows';
import type { RichNode } from '@/lib/rules/pages/rich-text';

const text = v.nullable(v.string());
const number = v.nullable(v.number());

const Content = v.object({
  id: v.string(),
  href: v.string(),
  title: v.string(),
  kind: v.picklist(['movie', 'series', 'season', 'episode', 'program']),
  poster: text,
  still: text,
  year: text,
  genre: text,
  age: number,
  rating: text,
  isFree: v.boolean(),
  durationSeconds: number,
  color: text,
});

const Target = v.variant('kind', [
  v.object({ kind: v.literal('page'), href: v.string() }),
  v.object({ kind: v.literal('outside'), href: v.string() }),
  v.object({ kind: v.literal('packet'), href: v.string(), hrefNoOtt: v.string() }),
  v.object({ kind: v.literal('promo-key'), href: v.string() }),
  v.object({ kind: v.literal('text'), title: v.string(), text: v.string() }),
]);

const Promo = v.object({
  id: v.string(),
  target: v.nullable(Target),
  watch: v.nullable(v.object({ kind: v.picklist(['title', 'channel']), href: v.string() })),
  title: v.string(),
  short: text,
  description: text,
  background: text,
  graphicTitle: v.nullable(v.object({ src: v.string(), width: v.number(), height: v.number() })),
  color: text,
  tags: v.array(v.string()),
  durationSeconds: number,
  trailerId: text,
  icon: v.nullable(v.object({ src: v.string(), focused: v.string() })),
});

const History = v.object({
  id: v.string(),
  href: v.string(),
  title: v.string(),
  subtitle: text,
  still: text,
  percent: v.number(),
  positionSeconds: number,
  color: text,
});

const Person = v.object({ id: v.string(), href: text, name: v.string(), photo: text, role: text });

const Rich: v.GenericSchema<unknown, RichNode> = v.union([
  v.string(),
  v.object({
    tag: v.picklist(['h2', 'h3', 'p', 'ul', 'ol', 'li', 'a', 'strong', 'em', 'br']),
    href: v.optional(v.string()),
    children: v.array(v.lazy(() => Rich)),
  }),
]);

/** The answer of `/api/rows/{key}`. */
export const RowAnswer = answerOf<RowPage>()(
  v.object({
    id: v.string(),
    key: v.string(),
    title: v.string(),
    template: v.string(),
    description: text,
    about: v.array(Rich),
    contents: v.array(Content),
    channels: v.array(v.object(channelCardParts)),
    promotions: v.array(Promo),
    histories: v.array(History),
    persons: v.array(Person),
    nextOffset: number,
    total: number,
  }),
);
