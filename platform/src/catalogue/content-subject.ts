import { moodOf } from '../origin/images/mood.ts';
import {
  type ImageLocale,
  type ImageSubject,
  type ImageWorld,
  imageWorlds,
} from '../origin/images/subject.ts';
import { tintOf } from '../origin/images/tint.ts';
import type { Content } from './model.ts';

export const isWorld = (text: string | undefined): text is ImageWorld =>
  (imageWorlds as readonly string[]).includes(text ?? '');

/** The number of names on a poster. */
const POSTER_NAMES = 3;

/** What the pictures of a title show, without their words. */
function sceneOf(content: Content): ImageSubject {
  const { root, media } = content;
  return {
    seed: content.artSeed,
    world: isWorld(media.world) ? media.world : undefined,
    mood: moodOf(root.genres.map(({ slug }) => slug)),
    color: root.colorBg,
    // Every episode shows another moment of the same world.
    variant: content === root ? undefined : content.season * 100 + content.series,
    photo: media.clips?.includes('bunny') ? 'bunny' : undefined,
  };
}

/** What the pictures of a title show. */
export function contentSubject(content: Content, locale: ImageLocale): ImageSubject {
  const { root } = content;
  const genre = root.genres[0]?.name[locale];
  return {
    ...sceneOf(content),
    title: content.title[locale],
    subtitle: [genre, root.year].filter(Boolean).join(' · '),
    credits: root.credits.slice(0, POSTER_NAMES).map(({ person }) => person.name[locale]),
  };
}

/** The tints of films, series and programmes: every card of every answer needs one, and choosing a palette takes longer than the card. */
const tints = new WeakMap<Content, string | undefined>();

function tintOfTitle(root: Content): string | undefined {
  if (!tints.has(root)) tints.set(root, tintOf(sceneOf(root)));
  return tints.get(root);
}

/** `color_bg` of a title: that of its drawn background, because a page in another hue than its picture looks dirty. */
export function pageColor({ guided, root, colorBg }: Content): string {
  return (guided ? undefined : tintOfTitle(root)) ?? colorBg;
}
