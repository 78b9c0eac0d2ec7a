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

function show() {
  render(
    <Rail label="New" fit="v" labels={{ previous: 'Back', next: 'Forward' }}>
      {['a', 'b', 'c'].map((name) => (
        <a key={name} href={`/${name}`}>
          {name}
        </a>
      ))}
    </Rail>,
  );
  const [first, , last] = screen.getAllByRole('listitem');
  return { first: first as Element, last: last as Element };
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
