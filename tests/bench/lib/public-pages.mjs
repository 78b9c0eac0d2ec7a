/** The public pages, each by an existing example that is indexed and starts nothing by itself. */

/** Short films, series and programmes among the newest titles: enough to choose one of each kind. */
const TITLES = 100;

/** @param {string} platformUrl */
const asking =
  (platformUrl) =>
  /** @param {string} path @returns {Promise<any>} */
  async (path) => {
    const answer = await fetch(`${platformUrl}/v2${path}`);
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return answer.json();
  };

/**
 * Pages that play a free stream of plain HLS by themselves.
 * @param {string} platformUrl
 * @returns {Promise<Record<string, string>>} address by name
 */
export async function playingPages(platformUrl) {
  const ask = asking(platformUrl);
  const [{ contents }, channels] = await Promise.all([
    ask(`/rows/novinki-641048475342005896?limit=${TITLES}`),
    ask('/channels/channel_list?limit=100'),
  ]);
  const film = contents.find((card) => card.content_type === 'movie' && card.is_free);
  const channel = channels.find((one) => one.is_free && !one.vitrinaUrl);
  return { film: `/watch/${film.slug}`, channel: `/channels/all/${channel.slug}` };
}

/**
 * @param {string} platformUrl
 * @returns {Promise<Record<string, string>>} address by name
 */
export async function publicPages(platformUrl) {
  const ask = asking(platformUrl);
  const [titles, series, persons, news, categories] = await Promise.all([
    ask(`/rows/novinki-641048475342005896?limit=${TITLES}`),
    ask('/rows/all-series?limit=1'),
    ask('/rows/faces?limit=1'),
    ask('/news'),
    ask('/channels/category_list'),
  ]);
  const film = titles.contents.find((card) => card.content_type === 'movie');
  const [show] = series.contents;
  const { contents: seasons } = await ask(`/contents/${show.id}`);
  const category = categories.find(({ tags }) => !tags?.all_channels && !tags?.is_adult);
  return {
    home: '/',
    rowset: '/rowset/sport',
    catalog: '/catalog/1000',
    row: '/row/novinki',
    content: `/contents/${film.slug}`,
    serial: `/contents/${show.slug}`,
    season: `/contents/${show.slug}/${seasons[0].id}`,
    person: `/persons/${persons.persons[0].slug}`,
    channels: '/channels',
    guide: '/channels?view=guide',
    category: `/channels/${category.slug}`,
    'free channels': '/channelsfree',
    movies: '/movies',
    series: '/series',
    search: '/search?q=test',
    my: '/my',
    news: '/news',
    'news item': `/news/${news[0].id}`,
    faq: '/faq',
    agreement: '/agreement',
    privacy: '/privacy',
    terms: '/terms',
    apps: '/app_store',
    gift: '/gift',
    'new year': '/newyear',
    provider: '/provider/almatv',
    geo_lock: '/geo_lock',
    missing: '/no-such-page',
  };
}
