import { act, render, screen } from '@testing-library/react';
import { useFavouriteChannels } from '@/lib/client/channels/use-favourites';
import { loadViewer } from '@/lib/client/viewer/viewer';
import { setKnownCookie } from '../../support/known-cookie';
import { answerWith, json, refusal, server } from '../server';

/** These tests need a document whose viewer has never been read, so they have a file of their own. */

const LIST = '/api/v2/users/self/favorites';
const onFailure = jest.fn();

function Channels() {
  return <i>{[...(useFavouriteChannels(onFailure) ?? ['unknown'])].join() || 'none'}</i>;
}

const reads = () => server.requested.filter(({ path }) => path.startsWith(LIST)).length;

beforeEach(() => {
  onFailure.mockReset();
  setKnownCookie('user');
  answerWith({
    'GET /api/session': () => json({}, 503),
    [`GET ${LIST}`]: () => json([{ id: 'f1', kind: 'channel', object_id: '3' }]),
  });
});

describe('spec 2 §6: favourites of a logged-in viewer who could not be read', () => {
  test('a guest has none, and nothing is requested', async () => {
    setKnownCookie('guest');
    render(<Channels />);
    await act(loadViewer);
    await act(async () => {});
    expect([screen.getByText('unknown').isConnected, reads()]).toEqual([true, 0]);
  });

  test('a list that fails, too, is reported', async () => {
    server.answers[`GET ${LIST}`] = () => refusal(403, 'permission_denied');
    render(<Channels />);
    await act(loadViewer);
    await act(async () => {});
    expect(onFailure).toHaveBeenCalledTimes(1);
  });

  test('they are shown once the viewer has failed to load, and are read as those of the viewer with the next answer', async () => {
    let fail = (_: Response) => {};
    server.answers['GET /api/session'] = () => new Promise((resolve) => (fail = resolve));
    render(<Channels />);
    await act(async () => {});
    // An answer would drop them, and cost a second request on every page.
    expect(reads()).toBe(0);
    await act(async () => fail(json({}, 503)));
    expect(await screen.findByText('3')).toBeVisible();
    server.answers['GET /api/session'] = () =>
      json({
        state: 'user',
        name: null,
        phone: null,
        profile: { id: '7', name: 'A', role: 'adult', icon: null },
      });
    server.answers[`GET ${LIST}`] = () => json([{ id: 'f2', kind: 'channel', object_id: '5' }]);
    await act(async () => void dispatchEvent(new Event('online')));
    expect(await screen.findByText('5')).toBeVisible();
    expect(reads()).toBe(2);
  });
});
