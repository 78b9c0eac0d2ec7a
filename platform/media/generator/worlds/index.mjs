import abstract from './abstract.mjs';
import aurora from './aurora.mjs';
import balloons from './balloons.mjs';
import bunny from './bunny.mjs';
import city from './city.mjs';
import forest from './forest.mjs';
import mountains from './mountains.mjs';
import sea from './sea.mjs';
import space from './space.mjs';
import steppe from './steppe.mjs';
import toys from './toys.mjs';
import underwater from './underwater.mjs';

/** @type {import('../lib/film.mjs').World[]} */
export const worlds = [
  mountains,
  sea,
  city,
  steppe,
  space,
  abstract,
  forest,
  aurora,
  underwater,
  balloons,
  toys,
  bunny,
];
