import 'server-only';
import * as v from 'valibot';
import { readPublic } from '@/lib/platform/clients/public-read';
import { life, tag } from '@/lib/platform/http/cache-life';
import { bareList, idText, text, textOrNull } from '@/lib/platform/http/wire';
import type { AudienceContext } from '@/lib/shared/sites/audience';
import { webAddress } from '@/lib/shared/web-address';

/** No public source shows the fields (spec 3 §3 "News item"); these are those of our own platform. */
const NewsWire = v.object({
  id: idText,
  title: text,
  text,
  image: textOrNull,
  created_at: textOrNull,
});

export interface News {
  id: string;
  title: string;
  text: string;
  image: string | null;
  /** When it was published, as ISO 8601. */
  at: string | null;
}

/** Only the newest items are read; this is the platform's maximum of one page (wire 1.4). */
const LATEST = 100;

/** `GET /v2/news`, newest first. @throws PlatformError */
export async function listNews(reader: AudienceContext): Promise<News[]> {
  const call = { path: '/news', query: { limit: LATEST }, schema: bareList(NewsWire) };
  const news = await readPublic(call, reader, { revalidate: life.notices, tags: [tag.news] });
  return news.map(toNews);
}

/** `GET /v2/news/{id}`. @throws PlatformError with status 404 when it does not exist */
export async function getNews(id: string, reader: AudienceContext): Promise<News> {
  const call = { path: `/news/${encodeURIComponent(id)}`, schema: NewsWire };
  return toNews(await readPublic(call, reader, { revalidate: life.notices, tags: [tag.news] }));
}

function toNews({ id, title, text: words, image, created_at }: v.InferOutput<typeof NewsWire>): News {
  const at = created_at && !Number.isNaN(Date.parse(created_at)) ? created_at : null;
  return { id, title, text: words, image: webAddress(image), at };
}
