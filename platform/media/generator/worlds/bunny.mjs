import { bunnySource } from '../lib/toolbox.mjs';

/** Opening of Big Buck Bunny, (c) copyright 2008, Blender Foundation / www.bigbuckbunny.org, CC-BY 3.0. */
export default {
  id: 'bunny',
  title: { ru: 'Большой Бак Банни', kk: 'Үлкен Бак Банни', en: 'Big Buck Bunny', uz: 'Katta Bak Banni' },
  mood: 'a real film: spring forest, a gentle rabbit',
  source: bunnySource,
  costlier: 6,
};
