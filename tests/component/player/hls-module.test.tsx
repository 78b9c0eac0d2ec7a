import { hlsModule } from '@/player/engines/hls-module';

jest.mock('@/player/engines/hls/hls', () => ({ createHlsEngine: 'own' }));
jest.mock('/early/hls-B2.js', () => ({ createHlsEngine: 'shared' }), { virtual: true });

/** docs/PLAYER.md "First frame": a page loads hls.js once. */
const link = (href: string) => {
  document.head.innerHTML = `<link rel="modulepreload" href="${href}" data-engine="">`;
  const [element] = document.head.children;
  // jsdom would make a whole address of it, and Jest has files.
  Object.defineProperty(element, 'href', { value: href });
};

afterEach(() => {
  document.head.innerHTML = '';
});

test('the file that the HTML names is used', async () => {
  link('/early/hls-B2.js');
  expect(await hlsModule()).toMatchObject({ createHlsEngine: 'shared' });
});

test('without such a name, or when that file does not load, the file of the framework is used', async () => {
  expect(await hlsModule()).toMatchObject({ createHlsEngine: 'own' });
  link('/early/gone.js');
  expect(await hlsModule()).toMatchObject({ createHlsEngine: 'own' });
});
