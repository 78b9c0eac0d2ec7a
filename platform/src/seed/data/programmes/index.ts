import type { ProgrammeSeed } from '../../types.ts';
import { liveEvents } from './events.ts';
import { knowledgeProgrammes } from './knowledge.ts';
import { lifeProgrammes } from './life.ts';
import { shortFormProgrammes } from './short-form.ts';
import { talkProgrammes } from './talk.ts';

export const programmes: readonly ProgrammeSeed[] = [
  ...talkProgrammes,
  ...lifeProgrammes,
  ...knowledgeProgrammes,
  ...shortFormProgrammes,
  ...liveEvents,
];
