import { createStore } from 'jotai/vanilla';

/**
 * The client state that islands share, with an atom beside each subject. It arrives with the first atom that somebody needs:
 * first scripts have no room for it (decisions/0018). One page, one viewer.
 */
export const store = createStore();
