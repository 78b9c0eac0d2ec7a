import { render, screen } from '@testing-library/react';
import { Faq } from '@/components/pages/Faq';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { user } from '@/tests/support/user';

const { items, find, none } = dictionaries.ru.pages.faq;

test('questions are found by words of the question and of its answer, and an unknown word says what to do', async () => {
  render(<Faq items={Object.entries(items).map(([id, item]) => ({ id, ...item }))} words={{ find, none }} />);
  const shown = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(shown()).toHaveLength(Object.keys(items).length);
  const field = screen.getByRole('searchbox', { name: find });
  await user.type(field, 'ПРОДЛЕНИЕ');
  expect(shown()).toEqual([items.stop.q]);
  await user.clear(field);
  await user.type(field, 'язык субтитры');
  expect(shown()).toEqual([items.tracks.q]);
  await user.type(field, ' жираф');
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent(none);
});
