import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { CatalogueRow } from '@/components/catalogue/row/CatalogueRow';
import { ScreenArt } from '@/components/shell/message/ScreenArt';
import { OutsideLinks } from '@/components/ui/link/OutsideLinks';
import styles from '@/components/ui/message/message.module.scss';
import { isMissingKind } from '@/lib/rules/pages/missing-kinds';
import { missingTitle } from '@/lib/rules/pages/missing-words';
import { loadStarterRow } from '@/lib/server/catalogue/load-starter-row';
import { rowLabels } from '@/lib/server/catalogue/row-labels';
import { currentSiteContext } from '@/lib/server/site/current-site';
import { wordsOf } from '@/lib/shared/i18n/words';
import { withTimeout } from '@/lib/shared/with-timeout';
import { MissingPage } from '../../_parts/MissingPage';
import { RequestNumber } from './RequestNumber';

/**
 * Rendered by our server in place of the framework's empty shell (docs/decisions/0011); no public address
 * leads here.
 */
export const revalidate = 900;

export function generateStaticParams() {
  return [];
}

interface Props {
  params: Promise<{ kind: string }>;
}

async function load({ params }: Props) {
  const [siteContext, { kind }] = await Promise.all([currentSiteContext(), params]);
  return { siteContext, kind: isMissingKind(kind) ? kind : notFound() };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { siteContext, kind } = await load(props);
  return { title: missingTitle(kind, wordsOf(siteContext.locale)), robots: { index: false } };
}

/** The page of a failure waits only this long for its row, because the platform may not answer. */
const AT_HAND_MS = 300;

/** With something to watch, except in a player on another site. The row is not a part of `MissingPage`, which the framework sends along with every page. */
export default async function FallbackPage(props: Props) {
  const { siteContext, kind } = await load(props);
  const message = (
    <MissingPage
      kind={kind}
      footnote={<RequestNumber />}
      art={<ScreenArt number="404" className={styles.art} />}
    />
  );
  if (siteContext.context.isPlayerOnly) return <OutsideLinks>{message}</OutsideLinks>;
  const loading = loadStarterRow(siteContext);
  const row = await (kind === 'unavailable' ? withTimeout(loading, AT_HAND_MS) : loading);
  return (
    <>
      {message}
      {row ? <CatalogueRow page={row} labels={rowLabels(siteContext)} /> : null}
    </>
  );
}
