import { type NotFoundKind, NotFoundView } from '@/components/shell/message/NotFoundView';
import { wordsOf } from '@/lib/i18n/words';
import { routes } from '@/lib/routes';
import { currentFace } from '@/lib/sites/current';

/** The four not-found messages of spec 2 §8, one for each place that can miss something. */
export async function NotFoundPage({ kind }: { kind: NotFoundKind }) {
  const { locale } = await currentFace();
  const { notFound, search } = wordsOf(locale);
  return (
    <NotFoundView
      kind={kind}
      labels={notFound}
      search={search}
      homeHref={routes.home()}
      channelsHref={routes.channels()}
    />
  );
}
