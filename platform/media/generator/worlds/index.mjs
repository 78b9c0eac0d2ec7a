import bunny from './bunny.mjs';
import mountains from './mountains.mjs';

/** @type {import('../lib/film.mjs').World[]} */
export const worlds = [mountains, bunny];
