import { prepare } from '@/player/stage/prepare';
import { sources } from './sources';

// As after an intent: the stream is known and begins to load while the page around the player is still coming.
if (sources[0]) prepare(sources[0]);
void import('./watch');
