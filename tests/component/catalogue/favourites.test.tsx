import { act, render, screen, waitFor } from '@testing-library/react';
import { ContentActions } from '@/app/[site]/[locale]/_parts/ContentActions';
import { FavouriteButton } from '@/components/ui/favourite/FavouriteButton';
import { useFavouriteChannels } from '@/lib/client/channels/use-favourites';
import { showError } from '@/lib/client/errors/show-error';
import { addFavourite, removeFavourite } from '@/lib/client/favourites/favourites';
import { useFavourite } from '@/lib/client/favourites/use-favourite';
import { setViewer } from '@/lib/client/viewer/viewer';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { contexts } from '@/lib/shared/sites/contexts';
import { type Site, siteById } from '@/lib/shared/sites/sites';
import { user } from '@/tests/support/user';
import { setKnownCookie } from '../../support/known-cookie';
import { answerWith, json, refusal, server } from '../server';
import { page } from './fixtures';

jest.mock('@/lib/client/viewer/forget-viewer-data', () => ({ forgetViewerData() {}, promptLogin() {} }));
jest.mock('@/lib/client/errors/show-error', () => ({ showError: jest.fn() }));
jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

const LIST = '/api/v2/users/self/favorites';
const words = { favouriteAdded: 'Added', favouriteRemoved: 'Removed' };
const guest = { state: 'guest' as const, name: null, phone: null };
const person = { state: 'user' as const, name: 'Айша', phone: null, profile: null };
const onFailure = jest.fn();

function Heart() {
  return <p>{useFavourite('channel', '3', words).isKept ? 'kept' : 'not kept'}</p>;
}

function Channels() {
  return <i>{[...(useFavouriteChannels(onFailure) ?? ['unknown'])].join() || 'none'}</i>;
}

const reads = () => server.requested.filter(({ method }) => method === 'GET').length;

beforeEach(async () => {
  onFailure.mockReset();
  jest.mocked(showError).mockReset();
  setKnownCookie('user');
  answerWith({
    [`GET ${LIST}`]: () => json([{ id: 'f1', kind: 'channel', object_id: '3' }]),
    [`POST ${LIST}`]: () => json({ id: 'f2', kind: 'channel', object_id: '5' }),
    [`DELETE ${LIST}/f1`]: () => json({}),
  });
  await act(async () => setViewer(guest));
  server.requested = [];
});

describe('spec 2 §6: favourites shared by several islands of a page', () => {
  test('a login reads them once, and all islands show them', async () => {
    render(
      <>
        <Heart />
        <Channels />
      </>,
    );
    expect(screen.getByText('not kept')).toBeVisible();
    await act(async () => setViewer(person));
    expect(await screen.findByText('kept')).toBeVisible();
    expect(screen.getByText('3')).toBeVisible();
    expect(reads()).toBe(1);
  });

  test('adding and removing updates every island without another read', async () => {
    render(
      <>
        <Heart />
        <Channels />
      </>,
    );
    await act(async () => setViewer(person));
    await screen.findByText('kept');
    await act(() => addFavourite('channel', '5'));
    expect(screen.getByText('3,5')).toBeVisible();
    await act(() => removeFavourite('channel', '3'));
    expect(screen.getByText('not kept')).toBeVisible();
    expect(screen.getByText('5')).toBeVisible();
    expect(reads()).toBe(1);
  });

  test('a change in another tab is shown here', async () => {
    render(<Heart />);
    await act(async () => setViewer(person));
    await screen.findByText('kept');
    server.answers[`GET ${LIST}`] = () => json([]);
    await act(async () => {
      dispatchEvent(new StorageEvent('storage', { key: 'taspa:favourites-changed' }));
    });
    expect(await screen.findByText('not kept')).toBeVisible();
  });

  test('quality S08: what one profile added is not shown to the next one, however late the answer is', async () => {
    const as = (id: string) => ({ ...person, profile: { id, name: id, role: 'adult' as const, icon: null } });
    render(<Channels />);
    await act(async () => setViewer(as('1')));
    await screen.findByText('3');
    let answer = (_: Response) => {};
    server.answers[`POST ${LIST}`] = () => new Promise((resolve) => (answer = resolve));
    const adding = addFavourite('channel', '5');
    server.answers[`GET ${LIST}`] = () => json([]);
    await act(async () => setViewer(as('2')));
    await screen.findByText('none');
    answer(json({ id: 'f2', kind: 'channel', object_id: '5' }));
    await act(() => adding);
    expect(screen.getByText('none')).toBeVisible();
  });

  test('a failed read is reported once to the list that needs it, and is not repeated', async () => {
    server.answers[`GET ${LIST}`] = () => refusal(403, 'permission_denied');
    render(<Channels />);
    await act(async () => setViewer(person));
    await act(async () => {});
    expect(screen.getByText('unknown')).toBeVisible();
    expect(onFailure).toHaveBeenCalledTimes(1);
    expect(reads()).toBe(1);
  });
});

describe('a heart while the favourites could not be read', () => {
  const pressed = () => screen.getByRole('button').getAttribute('aria-pressed');
  const changes = () => server.requested.filter(({ method }) => method !== 'GET');

  beforeEach(async () => {
    server.answers[`GET ${LIST}`] = () => json({}, 503);
    render(<FavouriteButton kind="channel" id="3" labels={dictionaries.en.favourites} />);
    expect(pressed()).toBe('false');
    await act(async () => setViewer(person));
    await waitFor(() => expect(reads()).toBeGreaterThan(0));
    await act(async () => {});
  });

  test('says neither that it is kept nor that it is not; a press reads them again and adds what is kept only once', async () => {
    expect(pressed()).toBeNull();
    server.answers[`GET ${LIST}`] = () => json([{ id: 'f1', kind: 'channel', object_id: '3' }]);
    await user.click(screen.getByRole('button'));
    await waitFor(() => expect(pressed()).toBe('true'));
    expect(changes()).toEqual([]);
  });

  test('a press adds what is not kept', async () => {
    server.answers[`GET ${LIST}`] = () => json([]);
    server.answers[`POST ${LIST}`] = () => json({ id: 'f3', kind: 'channel', object_id: '3' });
    await user.click(screen.getByRole('button'));
    await waitFor(() => expect(pressed()).toBe('true'));
    expect(changes()).toHaveLength(1);
  });

  test('a press that reads them in vain says so, and changes nothing', async () => {
    await user.click(screen.getByRole('button'));
    await waitFor(() => expect(showError).toHaveBeenCalledTimes(1));
    expect(pressed()).toBeNull();
    expect(changes()).toEqual([]);
  });
});

test('spec 1 §3 Favourite: a programme that was kept elsewhere is a favourite on its own page', async () => {
  server.answers[`GET ${LIST}`] = () => json([{ id: 'f1', kind: 'program', object_id: page.id }]);
  await act(async () => setViewer(person));
  const site = siteById('taspa') as Site;
  const siteContext = { site, locale: 'en', audience: 'everyone', context: contexts.browser } as const;
  render(<ContentActions page={{ ...page, kind: 'program' }} siteContext={siteContext} seller={null} />);
  const heart = await screen.findByRole('button', { name: dictionaries.en.favourites.favourite });
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
});
