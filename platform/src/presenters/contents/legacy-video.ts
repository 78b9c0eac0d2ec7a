import { type Static, Type } from 'typebox';
import type { Content, Snapshot } from '../../catalogue/model.ts';
import { isoSeconds } from '../../domain/iso.ts';
import { LegacyImage, Named, picturesOf } from '../channels/program.ts';
import { Snowflake, Wire } from '../schema.ts';
import { localized, type View } from '../view.ts';

/** wire 8: a film or a series in the lists of the oldest clients. */
export const LegacyVideo = Wire({
  id: Snowflake,
  slug: Type.String(),
  title: Type.String(),
  short: Type.String({ description: 'an extension: pages show it where there is no description' }),
  description: Type.String(),
  content_type: Type.String(),
  img: Type.Array(LegacyImage),
  cover: Type.String(),
  icon: Type.String(),
  genres: Type.Array(Named),
  countries: Type.Array(Named),
  year: Type.String(),
  age: Type.Integer(),
  duration: Type.Integer(),
  /** Used by video sitemaps. */
  is_free: Type.Boolean(),
  published_at: Type.String(),
  /** Its library. */
  source: Wire({ id: Type.Integer(), title: Type.String(), img: Type.String() }),
});

const NO_SOURCE = { id: 0, title: '', img: '' };

function sourceOf(snapshot: Snapshot, { libraryIds }: Content, view: View) {
  const library = snapshot.libraries.get(libraryIds[0] ?? 0);
  if (!library) return NO_SOURCE;
  return {
    id: library.id,
    title: localized(library.title, view),
    img: view.images('library', library.id, view.locale),
  };
}

export function legacyVideo(snapshot: Snapshot, content: Content, view: View): Static<typeof LegacyVideo> {
  return {
    id: content.id,
    slug: content.slug,
    title: localized(content.title, view),
    short: localized(content.short, view),
    description: localized(content.description, view),
    content_type: content.type,
    img: picturesOf(content, view),
    cover: view.images('still', content.id, view.locale),
    icon: view.images('poster', content.root.id, view.locale),
    genres: content.genres.map(({ id, name }) => ({ id, name: localized(name, view) })),
    countries: content.countries.map(({ id, name }) => ({ id, name: localized(name, view) })),
    year: content.year === null ? '' : String(content.year),
    age: content.age,
    duration: content.duration,
    is_free: content.isFree,
    published_at: isoSeconds(content.publishedAt),
    source: sourceOf(snapshot, content, view),
  };
}

/** An episode in the list of a series: old clients show `list_title` and request the stream by `id`. */
export const LegacyEpisode = Wire({
  id: Snowflake,
  list_title: Type.String(),
  title: Type.String(),
  season: Type.Integer(),
  series: Type.Integer(),
  duration: Type.Integer(),
  img: Type.Array(LegacyImage),
});

export const LegacyVideoPage = Type.Object({
  ...LegacyVideo.properties,
  episodes: Type.Array(LegacyEpisode),
});

export function legacyEpisode(episode: Content, view: View): Static<typeof LegacyEpisode> {
  const { season, series } = episode;
  const title = localized(episode.title, view);
  const number = season > 0 ? `${season}×${series}` : String(series);
  return {
    id: episode.id,
    list_title: `${number}. ${title}`,
    title,
    season,
    series,
    duration: episode.duration,
    img: picturesOf(episode, view),
  };
}
