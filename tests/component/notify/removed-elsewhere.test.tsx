import { act } from '@testing-library/react';
import { removeDevice } from '@/lib/client/account/calls';
import { removeFromHistory } from '@/lib/client/catalogue/history';
import { favouritesAtom, removeFavourite } from '@/lib/client/favourites/favourites';
import { removeMessage } from '@/lib/client/notices/messages';
import { followsAtom, loadFollows, unfollow } from '@/lib/client/reminders/follows';
import { removeReminder } from '@/lib/client/reminders/reminders';
import { forgetHistory } from '@/lib/client/search/calls';
import { store } from '@/lib/client/store/store';
import { setViewer } from '@/lib/client/viewer/viewer';
import { setKnownCookie } from '../../support/known-cookie';
import { answerWith, json, refusal, server } from '../server';

jest.mock('@/lib/client/viewer/forget-viewer-data', () => ({ forgetViewerData() {}, promptLogin() {} }));

const API = '/api/v2/users/self';
const follow = { id: 's', content_id: '9', slug: 'show-9', title: 'Series', new_episodes: 0, newest: null };

const removals: [string, string, () => Promise<void>][] = [
  ['a favourite', `${API}/favorites/f1`, () => removeFavourite('channel', '3')],
  ['a title of the history', `${API}/history/41`, () => removeFromHistory('41')],
  ['a reminder', `${API}/reminders/a`, () => removeReminder('a')],
  ['a followed series', `${API}/follows/s`, () => unfollow('s')],
  ['a recent search', '/api/v2/search/history/2', () => forgetHistory('2')],
  ['a device', '/api/session/devices/3', () => removeDevice('3')],
  ['a message', `${API}/messages/m`, () => removeMessage('m')],
];

beforeEach(async () => {
  setKnownCookie('user');
  answerWith({
    [`GET ${API}/favorites`]: () => json([{ id: 'f1', kind: 'channel', object_id: '3' }]),
    [`GET ${API}/follows`]: () => json([follow]),
  });
  // What an earlier viewer had is forgotten.
  await act(async () => setViewer({ state: 'guest', name: null, phone: null }));
  await act(async () => setViewer({ state: 'user', name: 'Айша', phone: null, profile: null }));
});

describe('what another device has already removed counts as removed', () => {
  test.each(removals)('%s', async (_, path, remove) => {
    server.answers[`DELETE ${path}`] = () => refusal(404, 'not_found', 'Not found');
    await expect(remove()).resolves.toBeUndefined();
    expect(server.requested).toContainEqual(expect.objectContaining({ method: 'DELETE', path }));
  });

  test('it leaves the lists of this page', async () => {
    for (const [, path] of removals) {
      server.answers[`DELETE ${path}`] = () => refusal(404, 'not_found', 'Not found');
    }
    await loadFollows();
    await unfollow('s');
    await removeFavourite('channel', '3');
    expect(store.get(followsAtom)).toEqual([]);
    expect([...(store.get(favouritesAtom) ?? [])]).toEqual([]);
  });

  test.each(removals)('another refusal is an error: %s', async (_, path, remove) => {
    server.answers[`DELETE ${path}`] = () => refusal(400, 'invalid', 'No');
    await expect(remove()).rejects.toThrow('No');
  });
});
