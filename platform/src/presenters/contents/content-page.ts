import { type Static, Type } from 'typebox';
import type { Content } from '../../catalogue/model.ts';
import { tracksOf } from '../../catalogue/tracks.ts';
import { CHILD_MAX_AGE, isAdult } from '../../domain/age.ts';
import { isoSeconds } from '../../domain/iso.ts';
import { ScaledImage, scaledImage } from '../images.ts';
import { Nullable, Snowflake, Wire } from '../schema.ts';
import { localized, type View } from '../view.ts';
import { ContentCard, contentCard } from './content-card.ts';
import { stillOf } from './pictures.ts';

const Named = Wire({ id: Type.String(), name: Type.String() });

const CreditWire = Wire({
  id: Type.Integer(),
  slug: Type.String(),
  role: Type.String(),
  name: Type.String(),
  priority: Type.Integer(),
  image_url: Type.String(),
  subtitle: Type.String(),
  bio: Type.String(),
  roles: Type.Array(Type.String()),
});

const Background = Wire({
  tv: Type.String(),
  web: Type.String(),
  phone: Type.String(),
  tablet: Type.String(),
});

const LegacyImage = Wire({ type: Type.String(), ar: Type.String(), src: Type.String() });

const Attribution = Wire({ text: Type.String(), href: Type.String() });

/** wire 4 GET /v2/contents/{slug or id}. Ids of genres and countries are strings here (wire 9). */
export const ContentPage = Type.Object({
  ...ContentCard.properties,
  name: Type.String(),
  original: Type.String(),
  description: Type.String(),
  parent_slug: Type.String(),
  countries: Type.Array(Named),
  genres: Type.Array(
    Wire({ id: Type.String(), name: Type.String(), row_id: Type.String(), row_slug: Type.String() }),
  ),
  rating: Nullable(Type.String()),
  background: Background,
  graphic_title: Nullable(ScaledImage),
  images: Type.Array(LegacyImage),
  persons: Type.Array(CreditWire),
  trailers: Type.Array(Wire({ id: Snowflake, library: Type.String() })),
  libraries: Type.Array(Wire({ id: Type.String() })),
  contents: Type.Array(ContentCard),
  series_title: Type.String(),
  attribution: Nullable(Attribution),
  published_at: Type.String(),
  is_cartoon: Type.Boolean(),
  is_lost: Type.Boolean(),
  is_adult: Type.Boolean(),
  is_for_children: Type.Boolean(),
  audio_languages: Type.Array(Type.String(), { description: 'an extension: language tags of its sound' }),
  subtitle_languages: Type.Array(Type.String(), {
    description: 'an extension: language tags of its subtitles',
  }),
  max_height: Nullable(
    Type.Integer({ description: 'an extension: the lines of its best picture; null when unknown' }),
  ),
  is_guide_only: Type.Boolean({ description: 'of an imported guide: it has neither favourites nor ratings' }),
});

/** The width of drawn titles (origin/images/draw.ts). */
const TITLE_WIDTH = 800;
const TITLE_HEIGHT = 320;

function backgroundOf(content: Content, view: View): Static<typeof Background> {
  if (content.guided) {
    const still = stillOf(content, view);
    return { tv: still, web: still, phone: still, tablet: still };
  }
  const address = view.images('background', content.root.id, view.locale);
  return {
    tv: address,
    web: address,
    phone: `${address}?w=960`,
    tablet: `${address}?w=1440`,
  };
}

function creditsOf(content: Content, view: View): Static<typeof CreditWire>[] {
  return content.credits.map(({ person, role, roles, priority }) => ({
    id: person.id,
    slug: person.slug,
    role,
    name: localized(person.name, view),
    priority,
    image_url: view.images('person', person.id, view.locale),
    subtitle: '',
    bio: localized(person.bio, view),
    roles,
  }));
}

const ADDRESS = /(https?:\/\/|www\.)[^\s,]+/;

/** The attribution that its licence requires; the address in it becomes a link. */
function attributionOf({ attribution }: Content, view: View): Static<typeof Attribution> | null {
  if (!attribution) return null;
  const text = localized(attribution, view);
  const [address = ''] = ADDRESS.exec(text) ?? [];
  return { text, href: address.startsWith('www.') ? `https://${address}` : address };
}

/** A complete content; a series has its seasons, a season its episodes, in `contents`. */
export function contentPage(content: Content, view: View): Static<typeof ContentPage> {
  const card = contentCard(content, view);
  const tracks = tracksOf(content);
  return {
    ...card,
    name: card.title,
    original: content.original || content.root.original,
    description: localized(content.description, view),
    parent_slug: content.parent?.slug ?? '',
    countries: content.countries.map(({ id, name }) => ({ id: String(id), name: localized(name, view) })),
    genres: content.genres.map(({ id, name, rowId, rowSlug }) => ({
      id: String(id),
      name: localized(name, view),
      row_id: rowId ?? '',
      row_slug: rowSlug ?? '',
    })),
    rating: content.score > 0 ? content.score.toFixed(1) : null,
    background: backgroundOf(content, view),
    graphic_title: content.guided
      ? null
      : scaledImage(view.images('title', content.root.id, view.locale), TITLE_WIDTH, TITLE_HEIGHT),
    images: [
      { type: 'wide', ar: '16:9', src: card.cover.src_16x9 },
      { type: 'poster', ar: '2:3', src: card.cover.src_2x3 },
    ],
    persons: creditsOf(content, view),
    trailers: content.trailers.map(({ id, libraryId }) => ({ id, library: String(libraryId ?? '') })),
    libraries: content.libraryIds.map((id) => ({ id: String(id) })),
    contents: content.children.map((child) => contentCard(child, view)),
    series_title: content.root === content ? '' : localized(content.root.title, view),
    attribution: attributionOf(content, view),
    published_at: isoSeconds(content.publishedAt),
    audio_languages: [...tracks.audio],
    subtitle_languages: [...tracks.subtitles],
    max_height: tracks.height,
    is_cartoon: content.isCartoon,
    is_lost: content.isLost,
    is_adult: isAdult(content.age),
    is_for_children: content.age <= CHILD_MAX_AGE,
    is_guide_only: content.guided !== null,
  };
}
