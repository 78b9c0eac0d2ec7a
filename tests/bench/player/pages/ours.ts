import { playBeforeHydration, preloadEngine } from '@/player/early';
import { sources } from './sources';

// As the site does (app/early-script.ts): the stream plays in the frame of the HTML, and the page around it follows its picture.
preloadEngine();
const { picture } = sources[0] ? playBeforeHydration(sources[0]) : { picture: Promise.resolve() };
void picture.then(() => import('./watch.js'));
