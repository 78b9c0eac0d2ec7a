import { act, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import ru from '@/messages/ru.json';
import { Player } from '@/player/ui/Player';
import { user } from '@/tests/support/user';
import { engine, film, firstPicture, open, playWithFakes, settle } from './support';

jest.mock('@/player/engines/load', () => ({
  loadEngine: async () => jest.requireActual<typeof import('./support')>('./support').createFakeEngine,
}));

playWithFakes();

const poster = { src: 'https://origin/still.jpg', logo: 'https://origin/logo.png' };
const shown = () => screen.getByRole('region', { name: /Плеер/ }).dataset.shown;

test('spec 2 §4 loading: the page already shows poster, logo and spinner, without script', () => {
  const html = renderToString(
    <Player source={null} title="Снег" labels={ru.player} locale="ru" poster={poster} />,
  );
  expect(html).toContain('https://origin/still.jpg');
  expect(html).toContain('https://origin/logo.png');
  expect(html).toContain('spinner');
});

test('spec 2 §4 loading: without a logo the poster names the title', () => {
  const html = renderToString(<Player source={null} title="Снег" labels={ru.player} locale="ru" />);
  expect(html).toContain('>Снег</p>');
});

test('the poster stays until the first picture and does not come back for the next source', async () => {
  const view = await open({ source: null, poster }, null);
  expect(shown()).toBeUndefined();
  await view.change({ source: film });
  expect(shown()).toBeUndefined();
  firstPicture(engine().media);
  await settle();
  expect(shown()).toBe('picture');
  await view.change({ source: { ...film, hls: 'https://origin/next.m3u8' } });
  expect(shown()).toBe('picture');
});

test('an error has the middle of the poster for itself, and a retry that plays hides it', async () => {
  await open({ poster }, null);
  act(() => engine().events.fault({ kind: 'codec', fatal: true, detail: 'bufferAddCodecError' }));
  await settle();
  expect(shown()).toBe('other');
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  await settle();
  firstPicture(engine().media);
  expect(shown()).toBe('picture');
});
