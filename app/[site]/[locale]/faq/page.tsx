import type { Metadata } from 'next';
import { Contents } from '@/components/pages/Contents';
import { Faq } from '@/components/pages/Faq';
import { FaqHelp, FaqHelpBeside } from '@/components/pages/FaqHelp';
import { Reading } from '@/components/pages/Reading';
import { FAQ_GROUPS } from '@/lib/rules/pages/faq-groups';
import { loadSupport } from '@/lib/server/pages/load-support';
import { pageHead } from '@/lib/server/seo/page-head';
import { currentSiteContext } from '@/lib/server/site/current-site';
import { wordsOf } from '@/lib/shared/i18n/words';
import { routes } from '@/lib/shared/routes';
import { InnerHead } from '../_parts/InnerHead';

export const revalidate = 900;

const SECTION = 'questions-';

/** No dynamic segment of its own: without this line the page would be rendered for every request. */
export const dynamic = 'force-static';

export function generateStaticParams() {
  return [];
}

export async function generateMetadata(): Promise<Metadata> {
  const siteContext = await currentSiteContext();
  return pageHead({ path: routes.faq(), ...wordsOf(siteContext.locale).pages.faq }, siteContext);
}

/**
 * Answers about this product are in its dictionaries, because the platform has no call for them
 * (docs/PLATFORM.md).
 */
export default async function FaqPage() {
  const siteContext = await currentSiteContext();
  const { pages, shell } = wordsOf(siteContext.locale);
  const { title, description, items, groups, find, none, ...words } = pages.faq;
  const titled = FAQ_GROUPS.map(([group, ids], place) => ({
    id: `${SECTION}${place + 1}`,
    title: groups[group],
    items: ids.map((id) => ({ id, ...items[id] })),
  }));
  const who = { words, support: await loadSupport(siteContext), newTabLabel: shell.newTab };
  return (
    <Reading
      isWide
      head={
        <InnerHead title={title} description={description} path={routes.faq()}>
          <Contents
            label={pages.textParts.contents}
            sections={titled.map((group) => group.title)}
            sectionId={SECTION}
          />
          <FaqHelpBeside {...who} />
        </InnerHead>
      }
    >
      <Faq groups={titled} words={{ find, none }} />
      <FaqHelp {...who} devicesHref={routes.appStore()} />
    </Reading>
  );
}
