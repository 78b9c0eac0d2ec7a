import { act, render, screen, waitFor } from '@testing-library/react';
import { FavouriteButton } from '@/components/ui/favourite/FavouriteButton';
import { loadViewer } from '@/lib/client/viewer/viewer';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { user } from '@/tests/support/user';
import { setKnownCookie } from '../../support/known-cookie';
import { answerWith, json, server } from '../server';

/** This test needs a document whose viewer has never been read. */

const LIST = '/api/v2/users/self/favorites';

test('spec 2 §6: the heart of a logged-in viewer who could not be read shows what is kept, and removes it', async () => {
  setKnownCookie('user');
  answerWith({
    'GET /api/session': () => json({}, 503),
    [`GET ${LIST}`]: () => json([{ id: 'f1', kind: 'channel', object_id: '3' }]),
    [`DELETE ${LIST}/f1`]: () => json({}),
  });
  render(<FavouriteButton kind="channel" id="3" labels={dictionaries.en.favourites} />);
  await act(loadViewer);
  const heart = screen.getByRole('button');
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
  await user.click(heart);
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'false'));
  expect(server.requested.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
});
