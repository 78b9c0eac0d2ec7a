import * as v from 'valibot';
import { fetchList } from '@/lib/client/http/fetch-list';
import { answerOf } from '@/lib/platform/http/answer-of';
import type { TitleBrief } from '@/lib/rules/catalogue/brief';

const text = v.nullable(v.string());
const number = v.nullable(v.number());

const Brief = answerOf<TitleBrief>()(
  v.object({
    id: v.string(),
    title: v.string(),
    short: text,
    still: text,
    color: text,
    year: text,
    age: number,
    rating: text,
    genres: v.array(v.string()),
    durationSeconds: number,
    isFree: v.boolean(),
    watchHref: text,
    firstEpisode: v.nullable(v.object({ season: v.number(), episode: v.number() })),
    favourite: v.picklist(['channel', 'content', 'person', 'program']),
  }),
);

/** The short details of a title, from the public address. @throws PlatformError */
export function fetchTitle(id: string): Promise<TitleBrief> {
  return fetchList(`/titles/${encodeURIComponent(id)}`, {}, Brief);
}
