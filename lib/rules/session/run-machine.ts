import { step } from './machine';
import type { Effect, Event, State } from './states';

/** Does one effect; answers with what happened, when something did. */
export type Perform = (effect: Effect, state: State) => Promise<Event | null>;

/** Runs the machine from one event until nothing is left to do. Ends, because the machine never goes in a circle. */
export async function runMachine(from: State, first: Event, perform: Perform): Promise<State> {
  let state = from;
  for (let event: Event | null = first; event; ) {
    const next = step(state, event);
    state = next.state;
    event = null;
    for (const effect of next.effects) event = await perform(effect, state);
  }
  return state;
}
