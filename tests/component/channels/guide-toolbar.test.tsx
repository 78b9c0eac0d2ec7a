import { fireEvent, render, screen } from '@testing-library/react';
import { GuideToolbar } from '@/components/channels/guide/GuideToolbar';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { user } from '@/tests/support/user';

const labels = dictionaries.en.guide;
/** 14:30 in Almaty, and 19:00 of that day. */
const NOW = Date.UTC(2026, 10, 21, 9, 30) / 1000;
const EVENING = Date.UTC(2026, 10, 21, 14, 0) / 1000;
const none = { days: [], genres: [], genre: '', onGenre() {} };

test('guide: a link leads to this evening, goes there without a new page, and says when it is shown', async () => {
  const onGo = jest.fn();
  const toolbar = (moment: number | null) => (
    <GuideToolbar listHref="/channels/kids" now={NOW} {...none} {...{ moment, onGo, labels }} />
  );
  const { rerender } = render(toolbar(null));
  const link = screen.getByRole('link', { name: labels.tonight });
  expect(link).toHaveAttribute('href', '/channels/kids?view=guide&day=2026-11-21&at=19:00');
  expect(link).not.toHaveAttribute('aria-current');
  await user.click(link);
  expect(onGo).toHaveBeenCalledWith(EVENING);
  rerender(toolbar(EVENING));
  expect(link).toHaveAttribute('aria-current', 'true');
});

test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('a press with %s belongs to the browser', (key) => {
  const onGo = jest.fn();
  render(<GuideToolbar listHref="/c" now={NOW} {...none} moment={null} {...{ onGo, labels }} />);
  // jsdom cannot navigate and would print an error.
  addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(screen.getByRole('link', { name: labels.tonight }), { [key]: true });
  expect(onGo).not.toHaveBeenCalled();
});
