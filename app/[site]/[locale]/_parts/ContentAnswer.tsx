import { GoneView } from '@/components/catalogue/content/GoneView';
import type { ContentAnswer as Answer } from '@/lib/catalogue/content-address';
import { wordsOf } from '@/lib/i18n/words';
import { routes } from '@/lib/routes';
import type { Face } from '@/lib/sites/current';
import { ContentPage } from './ContentPage';

interface Props {
  answer: Answer;
  face: Face;
}

/** The page of a title, or what is said in its place (spec 2 §8 "Content load failure"). */
export async function ContentAnswer({ answer, face }: Props) {
  if (answer.kind === 'page') return <ContentPage page={answer.page} face={face} />;
  const { catalogue, errors, notFound } = wordsOf(face.locale);
  const { lostTitle, lostText, refusedTitle } = catalogue.page;
  const isLost = answer.kind === 'lost';
  return (
    <GoneView
      title={isLost ? lostTitle : refusedTitle}
      text={isLost ? lostText : answer.sentence}
      ways={[
        { href: routes.channels(), label: errors.watch_tv },
        { href: routes.home(), label: notFound.home },
      ]}
    />
  );
}
