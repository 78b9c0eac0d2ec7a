import { addresses } from './report';
import { playTuned } from './tuned';

/** The baseline: a page with hls.js only. */
playTuned(document.querySelector('video') as HTMLVideoElement, addresses[0] ?? '');
