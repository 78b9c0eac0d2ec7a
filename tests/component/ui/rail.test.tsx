import { render, screen } from '@testing-library/react';
import { Rail } from '@/components/ui/rail/Rail';
import { user } from '@/tests/support/user';
import { installObserver, setVisible } from './observer';

const scrollBy = jest.fn();

beforeEach(() => {
  installObserver();
  scrollBy.mockReset();
  Element.prototype.scrollBy = scrollBy;
  Object.defineProperty(Element.prototype, 'clientWidth', { value: 1000, configurable: true });
});

const rail = (names: string[]) => (
  <Rail label="New" fit="v" labels={{ previous: 'Back', next: 'Forward' }}>
    {names.map((name) => (
      <a key={name} href={`/${name}`}>
        {name}
      </a>
    ))}
  </Rail>
);

function show() {
  const { rerender } = render(rail(['a', 'b', 'c']));
  const [first, , last] = screen.getAllByRole('listitem');
  return { first: first as Element, last: last as Element, rerender };
}

test('is a named list of links that the keyboard reaches', () => {
  show();
  expect(screen.getByRole('list', { name: 'New' })).toBeInTheDocument();
  expect(screen.getAllByRole('link')).toHaveLength(3);
});

const isAtEnd = (name: string) =>
  screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true';

test('WCAG 2.4.3: buttons say that they are at an end, do nothing there, and keep the focus', async () => {
  const { first, last } = show();
  expect([isAtEnd('Back'), isAtEnd('Forward')]).toEqual([true, false]);
  const forward = screen.getByRole('button', { name: 'Forward' });
  await user.click(forward);
  setVisible(first, false);
  setVisible(last, true);
  expect([isAtEnd('Back'), isAtEnd('Forward')]).toEqual([false, true]);
  expect(forward).toHaveFocus();
  scrollBy.mockReset();
  await user.keyboard('{Enter}');
  expect(scrollBy).not.toHaveBeenCalled();
});

test('a press moves by most of the visible width', async () => {
  show();
  await user.click(screen.getByRole('button', { name: 'Forward' }));
  expect(scrollBy).toHaveBeenCalledWith({ left: 850 });
});

test('WCAG 2.4.3: the focus stays on its tile when one before it disappears', () => {
  const { rerender } = show();
  screen.getByRole('link', { name: 'b' }).focus();
  rerender(rail(['b', 'c']));
  expect(screen.getByRole('link', { name: 'b' })).toHaveFocus();
});

test('the ends are those of the tiles that are there now', () => {
  const { rerender } = show();
  rerender(rail(['d', 'b', 'e']));
  const [first, , last] = screen.getAllByRole('listitem');
  setVisible(first as Element, false);
  setVisible(last as Element, true);
  expect([isAtEnd('Back'), isAtEnd('Forward')]).toEqual([false, true]);
});
