import { playEarly } from '@/app/early-playback';
import { EARLY_ANSWERS, EARLY_OVER, type EarlyAnswers } from '@/lib/rules/pages/early-answers';

/**
 * A script of its own beside those of the framework (`scripts/bundle-early.mjs`). It plays what a page is certain to play
 * (`components/shell/EarlyCalls.tsx`) from the calls that its HTML has begun; the deferred loader brings the framework after that, because the framework
 * needs the same processor for longer than the picture.
 */
const plays = document.querySelector<HTMLElement>('script[data-plays]')?.dataset.plays;
const answers = (window as { [EARLY_ANSWERS]?: EarlyAnswers })[EARLY_ANSWERS];
const over = () => document.dispatchEvent(new Event(EARLY_OVER));
if (plays && answers && answers.size > 0) playEarly(JSON.parse(plays)).then(over, over);
else over();
