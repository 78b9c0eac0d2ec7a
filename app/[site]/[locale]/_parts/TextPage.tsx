import type { Metadata } from 'next';
import { Contents } from '@/components/pages/Contents';
import { OtherTexts } from '@/components/pages/OtherTexts';
import { Reading } from '@/components/pages/Reading';
import { Overlay } from '@/components/shell/overlay/Overlay';
import { RichText } from '@/components/ui/rich-text/RichText';
import { mayBeNumbered, sectionsOf } from '@/lib/rules/pages/long-text';
import { plainText } from '@/lib/rules/pages/rich-text';
import { loadSupport } from '@/lib/server/pages/load-support';
import { loadText, otherTexts } from '@/lib/server/pages/load-text';
import { pageHead } from '@/lib/server/seo/page-head';
import { currentSiteContext } from '@/lib/server/site/current-site';
import { dateText } from '@/lib/shared/i18n/date-text';
import { fill } from '@/lib/shared/i18n/fill';
import { localeTags } from '@/lib/shared/i18n/locales';
import { wordsOf } from '@/lib/shared/i18n/words';
import { routes } from '@/lib/shared/routes';
import type { TextName } from '@/lib/shared/text-pages';
import { InnerHead } from './InnerHead';

async function load(name: TextName) {
  const siteContext = await currentSiteContext();
  const { title, nodes, since } = await loadText(name, siteContext);
  return { siteContext, nodes, since, title: title ?? wordsOf(siteContext.locale).pages.texts[name] };
}

export async function textMetadata(name: TextName): Promise<Metadata> {
  const { siteContext, title, nodes } = await load(name);
  return pageHead({ path: routes.text(name), title, description: plainText(nodes) }, siteContext);
}

/** Spec 3 §2: the same as a modal page over the page that opened it. */
export async function TextOverlay({ name }: { name: TextName }) {
  const { siteContext, title } = await load(name);
  return (
    <Overlay label={title} closeLabel={wordsOf(siteContext.locale).shell.close}>
      <TextPage name={name} isOverlay />
    </Overlay>
  );
}

/**
 * Spec 2 §2: a text of the network, fetched by the server and cached (quality R7). An overlay has no links to sections: "back" would return to
 * the last one instead of closing it.
 */
export async function TextPage({ name, isOverlay = false }: { name: TextName; isOverlay?: boolean }) {
  const { siteContext, title, nodes, since } = await load(name);
  const { pages, shell } = wordsOf(siteContext.locale);
  const { textParts } = pages;
  const sections = sectionsOf(nodes);
  const isNumbered = mayBeNumbered(sections);
  const sectionId = `${name}-`;
  const day =
    since &&
    dateText(Date.parse(since), localeTags[siteContext.locale], { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <Reading
      head={
        <InnerHead
          title={title}
          path={routes.text(name)}
          marks={since && day ? <time dateTime={since}>{fill(textParts.since, { date: day })}</time> : null}
        >
          {isOverlay ? null : (
            <Contents label={textParts.contents} {...{ sections, sectionId, isNumbered }} />
          )}
        </InnerHead>
      }
    >
      <RichText nodes={nodes} sectionId={isOverlay ? undefined : sectionId} isNumbered={isNumbered} />
      {isOverlay ? null : (
        <OtherTexts
          title={textParts.others}
          questions={textParts.questions}
          texts={await otherTexts(name, siteContext)}
          support={await loadSupport(siteContext)}
          newTabLabel={shell.newTab}
        />
      )}
    </Reading>
  );
}
