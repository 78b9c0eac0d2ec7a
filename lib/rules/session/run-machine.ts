import { step } from './machine';
import type { Effect, Event, State } from './states';

/** Executes one effect; returns the resulting event, when there is one. */
export type Perform = (effect: Effect, state: State) => Promise<Event | null>;

/** Runs the machine from one event until no effect is left. It ends, because the machine has no cycles. */
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
