import type { ReactNode } from 'react';
import { CategoryNotFound } from '@/components/channels/list/CategoryNotFound';
import { ForAdults } from '@/components/parental/ForAdults';
import { ErrorView } from '@/components/shell/message/ErrorView';
import { NotFoundView } from '@/components/shell/message/NotFoundView';
import { RetryLink } from '@/components/shell/message/RetryLink';
import type { MissingKind } from '@/lib/rules/pages/missing-kinds';
import { missingTitle } from '@/lib/rules/pages/missing-words';
import { currentSiteContext } from '@/lib/server/site/current-site';
import { wordsOf } from '@/lib/shared/i18n/words';
import { routes } from '@/lib/shared/routes';

interface Props {
  kind: MissingKind;
  footnote?: ReactNode;
  /** A picture beside the words of what does not exist. */
  art?: ReactNode;
}

/** The fallback pages: one view for each case of spec 2 §8. */
export async function MissingPage({ kind, footnote, art }: Props) {
  const { context, locale } = await currentSiteContext();
  const words = wordsOf(locale);
  const title = missingTitle(kind, words);
  if (kind === 'category') {
    const { code, home } = words.notFound;
    return <CategoryNotFound labels={{ code, title, all: words.channels.all, home }} />;
  }
  if (kind === 'adults') return <ForAdults words={words.forAdults} homeHref={context.home} />;
  if (kind === 'unavailable') {
    return (
      <ErrorView
        labels={words.errors}
        homeHref={context.home}
        channelsHref={routes.channels()}
        footnote={footnote}
      >
        <RetryLink>{words.errors.retry}</RetryLink>
      </ErrorView>
    );
  }
  return (
    <NotFoundView
      title={title}
      labels={words.notFound}
      search={context.isPlayerOnly ? null : words.search}
      homeHref={context.home}
      channelsHref={routes.channels()}
      art={art}
    />
  );
}
