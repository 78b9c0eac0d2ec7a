import { EARLY_ANSWERS, type EarlyAnswers } from '@/lib/rules/pages/early-answers';
import { hydrateAfter } from '@/server/next-compat/hydration';

/**
 * The framework runs this before it hydrates the page. A page that is certain to play has called for its stream by then
 * (`components/shell/EarlyCalls.tsx`): its first picture comes before the framework, which needs the same processor for longer than the picture.
 */
const plays = document.querySelector<HTMLElement>('script[data-plays]')?.dataset.plays;
const answers = (window as { [EARLY_ANSWERS]?: EarlyAnswers })[EARLY_ANSWERS];
if (plays && answers && answers.size > 0) {
  hydrateAfter(import('@/app/early-playback').then(({ playEarly }) => playEarly(JSON.parse(plays))));
}
