import 'server-only';
import type { Metadata } from 'next';
import { listHrefOf } from '@/lib/guide/address';
import { wordsOf } from '@/lib/i18n/words';
import { pageHead } from '@/lib/seo/page-head';
import { currentFace } from '@/lib/sites/current';
import { channelsOf } from './list-address';

/** What search engines are told of the channels of a category. */
export async function channelsMetadata(category: string | null): Promise<Metadata> {
  const face = await currentFace();
  const { page, title, isMine } = await channelsOf(category);
  if (isMine) return { title, robots: { index: false } };
  const { title: all, description } = wordsOf(face.locale).channels;
  // A category may be called like another page: "News".
  const name = title === all ? title : `${all}: ${title}`;
  return pageHead({ path: listHrefOf(page.categoryKey), title: name, description }, face);
}
