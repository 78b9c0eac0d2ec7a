import { getBroadcasts } from '@/lib/platform/resources/broadcasts';
import { type Content, getContent, getEpisodes } from '@/lib/platform/resources/contents';
import { loadProgramme } from '@/lib/server/channels/load-programme';

jest.mock('@/lib/platform/resources/contents');
jest.mock('@/lib/platform/resources/broadcasts');

const content = (isGuideOnly: boolean) =>
  ({
    id: '7',
    slug: 'news-7',
    title: 'News',
    kind: 'program',
    genres: [],
    isLost: false,
    isGuideOnly,
  }) as unknown as Content;

test.each([
  [false, '/contents/news-7'],
  [true, null],
])(
  'a programme from an imported guide is shown without a link to a page: %s is %s',
  async (isGuideOnly, href) => {
    jest.mocked(getContent).mockResolvedValue(content(isGuideOnly));
    jest.mocked(getEpisodes).mockResolvedValue([]);
    jest.mocked(getBroadcasts).mockResolvedValue([]);
    const programme = await loadProgramme('7', { locale: 'en', audience: 'everyone' });
    expect(programme).toMatchObject({ title: 'News', href });
  },
);
