import { render, screen, waitFor } from '@testing-library/react';
import { HistoryCard } from '@/components/catalogue/cards/HistoryCard';
import { removeFromHistory } from '@/lib/client/catalogue/history';
import { showError } from '@/lib/client/errors/show-error';
import { showAlert } from '@/lib/client/modals/alert';
import { user } from '@/tests/support/user';
import { labels } from './fixtures';

jest.mock('@/lib/client/catalogue/history', () => ({ removeFromHistory: jest.fn(async () => {}) }));
jest.mock('@/lib/client/errors/show-error', () => ({ showError: jest.fn(async () => {}) }));
jest.mock('@/lib/client/modals/alert', () => ({ showAlert: jest.fn() }));

const startedCard = (id: string) => ({
  id,
  href: `/watch/${id}`,
  title: `Film ${id}`,
  subtitle: null,
  still: null,
  percent: 40,
  positionSeconds: 600,
  color: null,
});

function show() {
  render(
    <ul>
      {['1', '2'].map((id) => (
        <li key={id}>
          <HistoryCard card={startedCard(id)} labels={labels.card} />
        </li>
      ))}
    </ul>,
  );
  return screen.getByRole('button', { name: 'Remove from watched: Film 1' });
}

test('removes a title, confirms it, and keeps the focus in the row', async () => {
  await user.click(show());
  await waitFor(() => expect(showAlert).toHaveBeenCalledWith('“Film 1” is no longer in your history'));
  expect(removeFromHistory).toHaveBeenCalledWith('1');
  expect(screen.getByRole('link', { name: /Film 2/ })).toHaveFocus();
});

test('a child, to whom the gateway refuses it, has no button', () => {
  document.documentElement.dataset.audience = 'child';
  render(<HistoryCard card={startedCard('1')} labels={labels.card} />);
  expect(screen.getByRole('link', { name: /Film 1/ })).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
  delete document.documentElement.dataset.audience;
});

test('shows an error when the platform refuses', async () => {
  jest.mocked(removeFromHistory).mockRejectedValueOnce(new Error('no'));
  await user.click(show());
  await waitFor(() => expect(showError).toHaveBeenCalled());
});
