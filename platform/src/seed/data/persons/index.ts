import { kazakhActors } from './kazakh-actors.ts';
import { kazakhMakers } from './kazakh-makers.ts';
import { neighbourPersons } from './neighbours.ts';
import { russianPersons } from './russian.ts';
import { uzbekPersons } from './uzbek.ts';
import { worldPersons } from './world.ts';

/** All persons. Ids follow this order, so new persons go to the end of the last file. */
export const persons = {
  ...kazakhActors,
  ...kazakhMakers,
  ...uzbekPersons,
  ...russianPersons,
  ...neighbourPersons,
  ...worldPersons,
};

export type PersonKey = keyof typeof persons;
