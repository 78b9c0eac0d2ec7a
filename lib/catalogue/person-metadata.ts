import 'server-only';
import type { Metadata } from 'next';
import { wordsOf } from '@/lib/i18n/words';
import { getPerson } from '@/lib/platform/persons';
import { routes } from '@/lib/routes';
import { FEWEST_WORKS } from '@/lib/seo/indexing';
import { completeLocales } from '@/lib/seo/locales';
import { pageHead } from '@/lib/seo/page-head';
import { personCard, pictureOf } from '@/lib/seo/share/card';
import { currentFace } from '@/lib/sites/current';
import type { PersonAnswer } from './person-address';
import { professionOf } from './profession';

/** What search engines and whoever gets a link are told of a person. */
export async function personMetadata({ person, count, isById }: PersonAnswer): Promise<Metadata> {
  const face = await currentFace();
  const { name, biography: description, slug, photo } = person;
  const profession = professionOf(person, wordsOf(face.locale).catalogue.page);
  return pageHead(
    {
      path: routes.person(slug),
      title: name,
      description,
      mask: { type: 'person', values: { name, description } },
      picture: pictureOf('person', [slug], personCard(name, profession, photo)),
      kind: 'profile',
      isHidden: isById || count < FEWEST_WORKS,
      locales: await completeLocales(face, routes.person(slug), async (locale) => {
        const { name: title, biography } = await getPerson(slug, { ...face, locale });
        return { title, description: biography };
      }),
    },
    face,
  );
}
