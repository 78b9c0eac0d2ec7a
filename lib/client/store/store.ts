import { createStore } from 'jotai/vanilla';

/**
 * The client state that islands share; each subject has its atom in its own folder. The store loads with the
 * first atom, because it is too large for first scripts (decisions/0018). One page has one viewer.
 */
export const store = createStore();
