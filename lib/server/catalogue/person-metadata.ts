import 'server-only';
import type { Metadata } from 'next';
import { professionOf } from '@/lib/rules/catalogue/profession';
import { FEWEST_WORKS } from '@/lib/server/seo/indexing';
import { pageHead } from '@/lib/server/seo/page-head';
import { personCard, pictureOf } from '@/lib/server/seo/share-card';
import { currentSiteContext } from '@/lib/server/site/current-site';
import { wordsOf } from '@/lib/shared/i18n/words';
import { routes } from '@/lib/shared/routes';
import type { PersonAnswer } from './person-address';
import { personLocales } from './person-locales';

/** The head of a person page for search engines and shared links. */
export async function personMetadata({ person, count, isById }: PersonAnswer): Promise<Metadata> {
  const siteContext = await currentSiteContext();
  const { name, biography: description, slug, photo } = person;
  const profession = professionOf(person, wordsOf(siteContext.locale).catalogue.page);
  return pageHead(
    {
      path: routes.person(slug),
      title: name,
      description,
      mask: { type: 'person', values: { name, description } },
      picture: pictureOf('person', [slug], personCard(name, profession, photo)),
      kind: 'profile',
      // A page whose works are not known now stays in the index.
      isHidden: isById || (count !== null && count < FEWEST_WORKS),
      locales: await personLocales(slug),
    },
    siteContext,
  );
}
