import { render, screen } from '@testing-library/react';
import { Faq } from '@/components/pages/Faq';
import { FAQ_GROUPS } from '@/lib/rules/pages/faq-groups';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { user } from '@/tests/support/user';

const { items, groups, find, none } = dictionaries.ru.pages.faq;

const titled = FAQ_GROUPS.map(([group, ids]) => ({
  id: `of-${group}`,
  title: groups[group],
  items: ids.map((id) => ({ id, ...items[id] })),
}));

test('every question is in one group, and a group without a found question is not shown', async () => {
  const all = FAQ_GROUPS.flatMap(([, ids]) => ids);
  expect(all.toSorted()).toEqual(Object.keys(items).toSorted());
  render(<Faq groups={titled} words={{ find, none }} />);
  expect(screen.getAllByRole('region')).toHaveLength(FAQ_GROUPS.length);
  await user.type(screen.getByRole('searchbox', { name: find }), 'продление');
  expect(screen.getByRole('region', { name: groups.pay })).toHaveTextContent(items.stop.q);
  expect(screen.getAllByRole('region')).toHaveLength(1);
});

test('questions are found by words of the question and of its answer, and an unknown word says what to do', async () => {
  render(<Faq groups={titled} words={{ find, none }} />);
  const shown = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(shown()).toHaveLength(Object.keys(items).length);
  const field = screen.getByRole('searchbox', { name: find });
  await user.type(field, 'ПРОДЛЕНИЕ');
  expect(shown()).toEqual([items.stop.q]);
  await user.clear(field);
  await user.type(field, 'язык субтитры');
  expect(shown()).toEqual([items.tracks.q]);
  await user.type(field, ' жираф');
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent(none);
});

test('spec 2 §5: words are found in either alphabet, with the signs of letters or without', async () => {
  const { items: uzbek } = dictionaries.uz.pages.faq;
  const item = { id: 'stop', ...uzbek.stop, a: `${uzbek.stop.a} Toʻlov` };
  render(<Faq groups={[{ id: 'one', title: '1', items: [item] }]} words={{ find, none }} />);
  const field = screen.getByRole('searchbox', { name: find });
  for (const typed of ["to'lov", 'tolov', 'тўлов']) {
    await user.clear(field);
    await user.type(field, typed);
    expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent(uzbek.stop.q);
  }
});

test('the first answer is open, and after a search the first one found', async () => {
  render(<Faq groups={titled} words={{ find, none }} />);
  const open = () => screen.getAllByRole('group').filter((item) => item.hasAttribute('open'));
  const [first] = FAQ_GROUPS[0]?.[1] ?? [];
  expect(open().map(({ id }) => id)).toEqual([first]);
  await user.type(screen.getByRole('searchbox', { name: find }), 'продление');
  expect(open().map(({ id }) => id)).toEqual(['stop']);
});
