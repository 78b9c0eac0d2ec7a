/** A film, series, season, episode or programme, with the highest age of itself and its parents. */
export interface SeedTitle {
  id: string;
  slug: string;
  title: string;
  age: number;
  isFreeFilm: boolean;
  libraryId: string | null;
  /** Its series or season. */
  parents: string[];
  trailers: string[];
}

export interface SeedChannel {
  id: number;
  slug: string;
  name: string;
  age: number;
}

/** All contents of a platform, as everyone may see them: compared with a crawl for a child. */
export interface Seed {
  titles: SeedTitle[];
  channels: SeedChannel[];
  persons: Array<{ id: string; slug: string }>;
  rowsets: string[];
  rows: string[];
}

interface Wire {
  id: string | number;
  slug: string;
  title: string;
  name: string;
  age: number | null;
  is_free: boolean;
  content_type: string;
  /** Pages of titles have these three, entries of lists do not. */
  libraries?: Array<{ id: number }>;
  trailers?: Array<{ id: string }>;
  contents?: Wire[];
  rows: Wire[];
}

const PAGE = 100;

/**
 * The number of the specification, written out, because a test must not use the rule that it checks (spec 2
 * §6).
 */
export const isAboveChildren = ({ age }: { age: number }): boolean => age > 12;

export async function seedOf(platformUrl: string): Promise<Seed> {
  const get = async <T>(path: string): Promise<T> => (await fetch(`${platformUrl}/v2${path}`)).json();
  const list = async (path: string): Promise<Wire[]> => {
    const items: Wire[] = [];
    for (;;) {
      const page = await get<Wire[]>(`${path}?limit=${PAGE}&offset=${items.length}`);
      items.push(...page);
      if (page.length < PAGE) return items;
    }
  };

  const titles = new Map<string, SeedTitle>();
  function keep(wire: Wire, parents: SeedTitle[]): SeedTitle {
    const [library] = wire.libraries ?? [];
    const title: SeedTitle = {
      id: String(wire.id),
      slug: wire.slug,
      title: wire.title,
      age: Math.max(wire.age ?? 0, ...parents.map((parent) => parent.age)),
      isFreeFilm: wire.is_free && wire.content_type === 'movie',
      libraryId: library ? String(library.id) : (parents[0]?.libraryId ?? null),
      parents: parents.map((parent) => parent.id),
      trailers: (wire.trailers ?? []).map((trailer) => trailer.id),
    };
    titles.set(title.id, title);
    return title;
  }
  async function add(id: string, parents: SeedTitle[]): Promise<void> {
    if (titles.has(id)) return;
    const wire = await get<Wire>(`/contents/${id}`);
    // Titles that are gone answer 404 for everyone.
    if (!wire.id) return;
    const title = keep(wire, parents);
    for (const season of wire.contents ?? []) await add(String(season.id), [title, ...parents]);
    if (parents.length > 0 || wire.contents?.length === 0) return;
    // The list of episodes has all that is needed here, so hundreds of pages need not be requested.
    for (const episode of await get<Wire[]>(`/contents/${id}/episodes`))
      if (!titles.has(String(episode.id))) keep(episode, [title]);
  }
  for (const { id } of [...(await list('/videos')), ...(await list('/programs'))]) await add(String(id), []);

  const channels = await list('/channels/channel_list');
  const rowsets = await get<Wire[]>('/rowsets?kind=web');
  const pages = await Promise.all(rowsets.map(({ slug }) => get<Wire>(`/rowsets/${slug}`)));
  return {
    titles: [...titles.values()],
    channels: channels.map(({ id, slug, name, age }) => ({ id: Number(id), slug, name, age: age ?? 0 })),
    persons: (await list('/persons')).map(({ id, slug }) => ({ id: String(id), slug })),
    rowsets: rowsets.map(({ slug }) => slug),
    rows: [...new Set(pages.flatMap(({ rows }) => rows.map(({ slug }) => slug)))],
  };
}
