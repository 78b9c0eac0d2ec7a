import { screen, within } from '@testing-library/react';
import type { MenuEpisode } from '@/player/core/episodes';
import { user } from '@/tests/support/user';
import { open, playWithFakes, settle } from './support';

jest.mock('@/player/engines/load', () => ({
  loadEngine: async () => jest.requireActual<typeof import('./support')>('./support').createFakeEngine,
}));

playWithFakes();

const episode = (id: string, season: number, more: Partial<MenuEpisode> = {}): MenuEpisode => ({
  ...{ id, season, number: 1, title: `Серия ${id}`, description: null, picture: null, percent: null },
  isAnnouncement: false,
  ...more,
});
const list = [
  episode('a', 1, { percent: 40, description: 'О чём она' }),
  episode('b', 2),
  episode('c', 2, { isAnnouncement: true }),
];
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const menu = () => within(screen.getByRole('dialog', { name: 'Серии' }));

async function openMenu(load: () => Promise<readonly MenuEpisode[]>) {
  const opened: string[] = [];
  await open({ series: { currentId: 'b', load, open: (id) => opened.push(id) } });
  await user.click(button('Серии'));
  await settle();
  await settle();
  return opened;
}

test('spec 2 §2 Player UI: the series menu shows seasons, progress and what is announced, and changes the episode', async () => {
  const opened = await openMenu(async () => list);
  expect(menu().getByRole('button', { name: /Серия b/ })).toHaveFocus();
  expect(menu().getByRole('button', { name: /Серия c.*Скоро/ })).toBeDisabled();
  await user.click(menu().getByRole('button', { name: 'Сезон 1' }));
  const first = menu().getByRole('button', { name: /Серия a/ });
  expect(within(first).getByRole('img', { name: 'Просмотрено 40 %' })).toBeInTheDocument();
  await user.click(first);
  expect(opened).toEqual(['a']);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a list that cannot be read says so and is read again; Escape closes the menu and the focus returns', async () => {
  let isAway = true;
  await openMenu(async () => {
    if (isAway) throw new Error('away');
    return list;
  });
  expect(menu().getByRole('alert')).toHaveTextContent('Не удалось загрузить');
  isAway = false;
  await user.click(menu().getByRole('button', { name: 'Повторить' }));
  await settle();
  expect(menu().getByRole('button', { name: /Серия b/ })).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(button('Серии')).toHaveFocus();
});
