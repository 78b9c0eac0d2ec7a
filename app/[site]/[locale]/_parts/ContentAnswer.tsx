import { UnavailableTitle } from '@/components/catalogue/content/UnavailableTitle';
import type { ContentAnswer as Answer } from '@/lib/server/catalogue/content-address';
import type { SiteContext } from '@/lib/server/site/current-site';
import { wordsOf } from '@/lib/shared/i18n/words';
import { routes } from '@/lib/shared/routes';
import { ContentPage } from './ContentPage';

interface Props {
  answer: Answer;
  siteContext: SiteContext;
}

/** The page of a title, or the message in its place (spec 2 §8 "Content load failure"). */
export async function ContentAnswer({ answer, siteContext }: Props) {
  if (answer.kind === 'page') return <ContentPage page={answer.page} siteContext={siteContext} />;
  const { catalogue, errors, notFound } = wordsOf(siteContext.locale);
  const { lostTitle, lostText, refusedTitle } = catalogue.page;
  const isLost = answer.kind === 'lost';
  return (
    <UnavailableTitle
      title={isLost ? lostTitle : refusedTitle}
      text={isLost ? lostText : answer.sentence}
      ways={[
        { href: routes.channels(), label: errors.watch_tv },
        { href: routes.home(), label: notFound.home },
      ]}
    />
  );
}
