import './bare';
import { nextFrame } from './report';

/** What no player can be faster than: hls.js alone, in a page that loads the files of ours and draws after the picture. */
void nextFrame(document.querySelector('video') as HTMLVideoElement).then(() => import('./watch'));
