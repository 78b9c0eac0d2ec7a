import { playEarly } from '@/player/stage/prepare';
import { sources } from './sources';

// The stream is known early: it plays in the page, and the player takes it over.
const place = document.querySelector('main') as HTMLElement;
const begun = sources[0] ? playEarly(place, sources[0]) : Promise.resolve();
void begun.then(() => import('./watch'));
