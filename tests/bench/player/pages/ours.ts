import { prepare } from '@/player/stage/prepare';
import { sources } from './sources';

// The stream is known early and starts to load while the page around the player still loads.
if (sources[0]) prepare(sources[0]);
void import('./watch');
