import { oembed } from '@/lib/server/gateway/public/oembed';
import { loadWatch } from '@/lib/server/playback/load-watch';
import { PlatformError } from '@/lib/shared/platform-error';

// A visitor who came with `?partner=galam`.
jest.mock('next/headers', () => ({ cookies: async () => new Map([['taspa_site', { value: 'galam' }]]) }));
jest.mock('@/lib/server/playback/load-watch', () => ({ loadWatch: jest.fn() }));
jest.mock('@/lib/server/channels/load-channels', () => ({ loadChannels: async () => ({ channels: [] }) }));

process.env.SESSION_SECRET = 'unit-tests-need-a-session-secret-too';
process.env.SITE_URL = 'https://taspa.example';

const ask = (url: string, more = '') =>
  oembed(
    new Request(`https://taspa.example/api/oembed?url=${encodeURIComponent(url)}${more}`, {
      headers: { host: 'taspa.example' },
    }),
  );
const film = 'https://taspa.example/watch/salt-road-12';

beforeEach(() =>
  jest.mocked(loadWatch).mockResolvedValue({
    kind: 'play',
    page: { title: 'Salt "Road" <1>', subtitle: null },
    about: { contentKeys: ['salt-road-12'] },
  } as never),
);

test('the answer for the page of a title is a video with its frame, and the name is escaped in its HTML', async () => {
  const answer = await (await ask(film, '&maxwidth=640')).json();
  expect(answer).toMatchObject({ version: '1.0', type: 'video', width: 640, height: 360 });
  expect(answer.html).toContain('src="https://taspa.example/content_embed/salt-road-12"');
  expect(answer.html).toContain('title="Salt &quot;Road&quot; &lt;1&gt;"');
  expect(answer.thumbnail_url).toMatch(/^https:\/\/taspa\.example\/og\//);
});

test('the frame has the language of the page', async () => {
  const { html } = await (await ask(`${film}?lang=kk`)).json();
  expect(html).toContain('src="https://taspa.example/content_embed/salt-road-12?lang=kk"');
});

test('a slug that is not ASCII is found, as it stands in the address of its page', async () => {
  const { html } = await (await ask('https://taspa.example/contents/тұз-жолы-12')).json();
  expect(loadWatch).toHaveBeenLastCalledWith('12', expect.anything());
  expect(html).toContain(`/content_embed/${encodeURIComponent('тұз-жолы-12')}"`);
});

test('the answer is stored for everyone, so it names the brand of the host and not that of a cookie', async () => {
  const answer = await ask(film);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
  expect((await answer.json()).provider_url).toBe('https://taspa.example');
});

test.each([
  ['a page of another site', 'https://evil.example/watch/salt-road-12', '', 404],
  ['a page without a player', 'https://taspa.example/movies', '', 404],
  ['an unknown channel', 'https://taspa.example/channels/all/1', '', 404],
  ['no address', 'nonsense', '', 400],
  ['a size that is no number', film, '&maxwidth=wide', 400],
  ['XML', film, '&format=xml', 501],
])('%s is refused', async (_, url, more, status) => {
  expect((await ask(url, more)).status).toBe(status);
});

test('a platform that does not answer is 503, an unknown title 404', async () => {
  jest.mocked(loadWatch).mockRejectedValueOnce(new PlatformError('unavailable', 'away', { status: 503 }));
  expect((await ask(film)).status).toBe(503);
  jest.mocked(loadWatch).mockRejectedValueOnce(new PlatformError('refused', 'none', { status: 404 }));
  expect((await ask(film)).status).toBe(404);
});
