import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { ProfileGrid } from '@/components/account/profiles/ProfileGrid';
import { ProfilesModal } from '@/components/account/profiles/ProfilesModal';
import { takeRequestedModal } from '@/lib/client/modals/ask';
import type { ProfilesStart } from '@/lib/client/profiles/open';
import { currentViewer, setViewer } from '@/lib/client/viewer/viewer';
import type { Profile, Role } from '@/lib/rules/profiles/profile';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { TELEVISION_CLASS } from '@/lib/shared/sites/television';
import { fillIn, user } from '@/tests/support/user';
import { answerWith, json, refusal, server } from '../server';
import { installDialog } from '../ui/browser';

const words = dictionaries.ru.profiles;
const shell = dictionaries.ru.session;

let profiles: Profile[] = [];

const makeProfile = (id: string, name: string, role: Role = 'adult'): Profile => ({
  id,
  name,
  role,
  ageLevel: role === 'child' ? 12 : null,
  screenTime: role === 'child' ? { dailyMinutes: null, bedtime: null } : null,
  icon: `https://img.test/${id}.jpg`,
  avatarId: id,
});
const mum = makeProfile('1', 'Айгуль');
const dad = makeProfile('2', 'Марат');
const kid = makeProfile('3', 'Әли', 'child');

const categories = [
  { title: 'Звери', avatars: ['1', '7'].map((id) => ({ id, src: `https://img.test/${id}.jpg` })) },
  { title: 'Космос', avatars: ['8'].map((id) => ({ id, src: `https://img.test/${id}.jpg` })) },
];

beforeAll(installDialog);
beforeEach(() => {
  jest.useFakeTimers();
  document.documentElement.lang = 'ru';
  profiles = [mum, dad, kid];
  setViewer({ state: 'user', name: 'Айгуль', phone: null, profile: mum });
  answerWith({
    'GET /api/words/profiles': () => json(words),
    'GET /api/session/profiles': () => json({ profiles, activeId: '1' }),
    'GET /api/session/profiles/avatars': () => json({ categories }),
  });
});
afterEach(() => jest.useRealTimers());

const advance = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms));
const writes = () => server.requested.filter(({ method }) => method !== 'GET');
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = async (name: string | RegExp) => {
  fireEvent.click(button(name));
  await advance();
};

/** The edit button of the list; its accessible name continues with the text below the name. */
const editOf = (name: string) => new RegExp(`^${words.editNamed.replace('{name}', name)}`);

async function open(data?: ProfilesStart) {
  const onClose = jest.fn();
  const settle = jest.fn();
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false }}>
      <ProfilesModal
        frame={{ isOpen: true, hideClose: false, onClose }}
        to={null}
        data={data}
        settle={settle}
        notify={() => {}}
        words={shell}
      />
    </SWRConfig>,
  );
  await advance(100);
  return { onClose, settle };
}

const draftOf = ({ id, name, role, ageLevel, screenTime, icon }: Profile) => ({
  id,
  name,
  role,
  ageLevel: ageLevel ?? 12,
  limits: screenTime ?? { dailyMinutes: null, bedtime: null },
  avatar: { id, src: icon ?? '' },
});

describe('spec 3 §2 modal profiles: who is watching', () => {
  test('lists buttons with the current profile marked and focused, and offers a new one below five', async () => {
    await open();
    expect(screen.getByRole('heading', { name: words.whoTitle })).toBeInTheDocument();
    const list = within(screen.getByRole('list'));
    expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      `Айгуль${words.active}`,
      'Марат',
      `Әли${words.kid}`,
      words.newProfile,
    ]);
    expect(list.getByRole('button', { current: true })).toHaveFocus();
  });

  test('without a profile for a child one is offered, and begins as such', async () => {
    profiles = [mum, dad];
    await open();
    expect(screen.getAllByRole('button', { name: words.kid })).toHaveLength(1);
    await press(words.kid);
    expect(screen.getByRole('heading', { name: words.newProfile })).toBeInTheDocument();
    expect(screen.getByRole('switch', { name: words.child })).toBeChecked();
  });

  test('spec 3 §5: with five profiles a new one is not offered, and the screen says why', async () => {
    profiles = [mum, dad, kid, makeProfile('4', 'Ата'), makeProfile('5', 'Апа')];
    await open({ step: 'manage' });
    expect(screen.queryByRole('button', { name: words.newProfile })).toBeNull();
    expect(screen.getByText(words.full.replace('{count}', '5'))).toBeInTheDocument();
  });

  test('child profiles switch directly, and the change is reported to every tab', async () => {
    server.answers['POST /api/session/profiles/active'] = () => json({ profile: kid });
    const { onClose, settle } = await open();
    await press(/^Әли/);
    expect(writes()).toEqual([{ path: '/api/session/profiles/active', method: 'POST', body: { id: '3' } }]);
    expect(currentViewer()?.profile).toMatchObject({ id: '3', role: 'child' });
    expect(settle).toHaveBeenCalledWith(expect.objectContaining({ id: '3' }));
    expect(onClose).toHaveBeenCalled();
  });

  test('a press on the current profile sends no request', async () => {
    const { onClose } = await open();
    await press(/^Айгуль/);
    expect(writes()).toEqual([]);
    expect(onClose).toHaveBeenCalled();
  });

  test('a running switch shows its status and cannot be started twice', async () => {
    let finish: (response: Response) => void = () => {};
    server.answers['POST /api/session/profiles/active'] = () =>
      new Promise<Response>((resolve) => {
        finish = resolve;
      });
    await open();
    await press(/^Марат/);
    expect(screen.getByRole('status', { name: words.switching })).toBeInTheDocument();
    await user.click(button(/^Әли/));
    expect(writes()).toHaveLength(1);
    await act(async () => finish(refusal(503, 'unavailable', 'Позже')));
    expect(screen.getByRole('alert')).toHaveTextContent('Позже');
    expect(currentViewer()?.profile?.id).toBe('1');
  });

  test('spec 3 §6: a child profile can neither add nor edit profiles, and the screen says why', async () => {
    server.answers['GET /api/session/profiles'] = () => json({ profiles, activeId: '3' });
    await open();
    expect(screen.queryByRole('button', { name: words.newProfile })).toBeNull();
    expect(screen.queryByRole('button', { name: words.manage })).toBeNull();
    expect(screen.getByText(words.childWorld)).toBeInTheDocument();
  });

  test('a failed request shows an error and can be retried', async () => {
    server.answers['GET /api/session/profiles'] = () => refusal(503, 'unavailable', 'Позже');
    await open();
    expect(screen.getByRole('alert')).toHaveTextContent(words.failedTitle);
    server.answers['GET /api/session/profiles'] = () => json({ profiles, activeId: '1' });
    await press(words.retry);
    expect(button(/^Айгуль/)).toBeInTheDocument();
  });

  test('spec 1 §6 Guest: is shown a link to the login', async () => {
    server.answers['GET /api/session/profiles'] = () => refusal(403, 'login_required', 'Войдите');
    await open();
    expect(screen.getByRole('link', { name: words.signIn })).toHaveAttribute('href', '#auth');
  });
});

describe('spec 3 §4: who closes the PIN returns to where it was asked for', () => {
  afterEach(() => history.replaceState(null, '', '/'));
  beforeEach(() => {
    server.answers['POST /api/session/profiles/active'] = () => refusal(403, 'pin_required', 'PIN');
  });
  const closePin = async () => {
    const pin = takeRequestedModal(location.hash)?.modal;
    expect(pin?.id).toBe('pincode');
    history.replaceState(null, '', '/settings');
    await act(async () => pin?.settle?.(null));
    await advance();
  };

  test('to the dialog', async () => {
    history.replaceState(null, '', '/#profiles');
    await open();
    await press(/^Марат/);
    await closePin();
    expect(location.hash).toBe('#profiles');
  });

  test('to the settings, and no dialog opens', async () => {
    const list = { profiles, activeId: '1' };
    render(<ProfileGrid words={words} list={list} isManaged={false} onShow={() => {}} onDone={() => {}} />);
    await press(/^Марат/);
    await closePin();
    expect(location.hash).toBe('');
  });
});

describe('spec 3 §4 Profile editing', () => {
  test('leads from list to editing to the avatar picker, and keeps the typed name', async () => {
    await open({ step: 'manage' });
    await press(editOf('Әли'));
    const name = screen.getByRole('textbox', { name: words.name });
    expect(name).toHaveFocus();
    await fillIn(name, 'Алихан');
    await press(words.changeAvatar);
    const group = screen.getByRole('group', { name: 'Звери' });
    const radio = within(group).getByRole('radio', { name: /2$/ });
    // Arrow keys only move through the pictures; a press chooses one at once.
    fireEvent.click(radio, { detail: 0 });
    expect(radio).toBeChecked();
    fireEvent.click(screen.getByRole('radio', { name: /^Космос/ }), { detail: 1 });
    await advance();
    expect(screen.getByRole('textbox', { name: words.name })).toHaveValue('Алихан');
    server.answers['PATCH /api/session/profiles/3'] = () => json({ ...kid, name: 'Алихан', avatarId: '8' });
    await press(words.save);
    expect(writes()).toEqual([
      { path: '/api/session/profiles/3', method: 'PATCH', body: { name: 'Алихан', avatarId: '8' } },
    ]);
    expect(screen.getByText(words.saved.replace('{name}', 'Алихан'))).toBeInTheDocument();
  });

  test('a new profile gets a random avatar, is adult by default, and needs a name', async () => {
    await open();
    await press(words.newProfile);
    await press(words.create);
    expect(screen.getByRole('textbox', { name: words.name })).toHaveAccessibleDescription(words.error_name);
    expect(writes()).toEqual([]);
    expect(screen.getByRole('switch', { name: words.child })).not.toBeChecked();
    await fillIn(screen.getByRole('textbox', { name: words.name }), ' Дана ');
    server.answers['POST /api/session/profiles'] = () => json(makeProfile('9', 'Дана'));
    await press(words.create);
    const [write] = writes();
    expect(write?.body).toEqual({
      name: 'Дана',
      role: 'adult',
      avatarId: expect.stringMatching(/^[78]$/),
      attempt: expect.any(String),
    });
    expect(screen.getByText(words.created.replace('{name}', 'Дана'))).toBeInTheDocument();
  });

  describe('a new profile whose answer was lost', () => {
    const created = () =>
      writes().map(({ body }) => body as { name: string; avatarId: string; attempt: string });
    const create = async (name: string) => {
      await fillIn(screen.getByRole('textbox', { name: words.name }), name);
      await press(words.create);
    };

    test('is sent again with its key, and the list is read again', async () => {
      await open();
      await press(words.newProfile);
      await create('Ата');
      expect(screen.getByRole('alert')).toHaveTextContent(words.unavailable);
      expect(server.requested.filter(({ path }) => path === '/api/session/profiles')).toHaveLength(3);
      server.answers['POST /api/session/profiles'] = () => refusal(403, 'pin_required');
      await press(words.create);
      server.answers['POST /api/session/profiles'] = () => json(makeProfile('9', 'Ата'));
      await act(async () => takeRequestedModal(location.hash)?.modal.settle?.(true));
      await advance();
      const [first, ...again] = created();
      expect(again).toEqual([first, first]);
      expect(first?.attempt).toMatch(/^[0-9a-f-]{36}$/);
    });

    test.each([
      ['another name', 'Аже', null],
      ['a refusal', 'Апа', refusal(400, 'invalid')],
    ])('has another key after %s', async (_, name, refused) => {
      await open();
      await press(words.newProfile);
      if (refused) server.answers['POST /api/session/profiles'] = () => refused;
      await create('Апа');
      await create(name);
      const [first, second] = created();
      expect(second?.name).toBe(name);
      expect(second?.attempt).not.toBe(first?.attempt);
    });
  });

  test('a removal whose answer was lost is complete when the profile is gone', async () => {
    await open({ step: 'remove', draft: draftOf(kid) });
    await press(words.remove);
    expect(screen.getByRole('alert')).toHaveTextContent(words.unavailable);
    server.answers['DELETE /api/session/profiles/3'] = () => refusal(404, 'not_found');
    profiles = [mum, dad];
    await press(words.remove);
    expect(screen.getByText(words.removed.replace('{name}', 'Әли'))).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: editOf('Әли') })).toBeNull();
  });

  test('toggling child saves immediately and confirms it', async () => {
    await open({ step: 'edit', draft: draftOf(kid) });
    server.answers['PATCH /api/session/profiles/3'] = () => json({ ...kid, role: 'adult' });
    await user.click(screen.getByRole('switch', { name: words.child }));
    await advance();
    expect(writes()).toEqual([{ path: '/api/session/profiles/3', method: 'PATCH', body: { role: 'adult' } }]);
    expect(screen.getByText(words.nowAdult)).toBeInTheDocument();
    expect(screen.getByRole('switch', { name: words.child })).not.toBeChecked();
  });

  test('spec 3 §6: an adult who was a child before becomes one with the same level and limits', async () => {
    await open({ step: 'edit', draft: draftOf(dad) });
    const limits = { dailyMinutes: 60, bedtime: { from: '20:00', to: '07:30' } };
    const young: Profile = { ...dad, role: 'child', ageLevel: 6, screenTime: limits };
    server.answers['PATCH /api/session/profiles/2'] = () => {
      profiles = [mum, young, kid];
      return json(young);
    };
    const child = screen.getByRole('switch', { name: words.child });
    await user.click(child);
    await advance();
    expect(screen.getByRole('switch', { name: words.child })).toBe(child);
    const level = screen.getByRole('group', { name: words.level });
    expect(within(level).getByRole('radio', { name: words.level_6 })).toBeChecked();
    expect(screen.getByLabelText(words.bedtimeFrom)).toHaveValue('20:00');
    await press(words.save);
    expect(writes().at(-1)?.body).toEqual({ avatarId: '2' });
  });

  test('spec 3 §6: the level of a child is chosen with radios, and saved after the PIN', async () => {
    await open({ step: 'edit', draft: draftOf(kid) });
    const group = screen.getByRole('group', { name: words.level });
    expect(group).toHaveAccessibleDescription(words.levelHint);
    expect(within(group).getByRole('radio', { name: words.level_12 })).toBeChecked();
    await user.click(within(group).getByRole('radio', { name: words.level_6 }));
    expect(writes()).toEqual([]);
    server.answers['PATCH /api/session/profiles/3'] = () => json({ ...kid, ageLevel: 6 });
    await press(words.save);
    expect(writes()[0]?.body).toEqual({ avatarId: '3', ageLevel: 6 });
  });

  test('spec 3 §4: without another name or level neither is sent, and the PIN is not needed', async () => {
    await open({ step: 'edit', draft: draftOf(kid) });
    server.answers['PATCH /api/session/profiles/3'] = () => json(kid);
    await press(words.save);
    expect(writes()[0]?.body).toEqual({ avatarId: '3' });
    expect(screen.queryByRole('group', { name: words.level })).toBeNull();
  });

  test('spec 3 §6: minutes a day and bedtime are saved after the PIN; only what was changed is sent', async () => {
    await open({ step: 'edit', draft: draftOf(kid) });
    const minutes = screen.getByRole('group', { name: words.screenTime });
    expect(within(minutes).getByRole('radio', { name: words.unlimited })).toBeChecked();
    await user.click(
      within(minutes).getByRole('radio', { name: words.minutesADay.replace('{minutes}', '60') }),
    );
    expect(screen.queryByLabelText(words.bedtimeFrom)).toBeNull();
    await user.click(screen.getByRole('switch', { name: words.bedtime }));
    fireEvent.change(screen.getByLabelText(words.bedtimeTo), { target: { value: '21:00' } });
    await press(words.save);
    expect(screen.getByRole('alert')).toHaveTextContent(words.error_bedtime);
    expect(writes()).toEqual([]);
    fireEvent.change(screen.getByLabelText(words.bedtimeTo), { target: { value: '06:30' } });
    server.answers['PATCH /api/session/profiles/3'] = () => json(kid);
    await press(words.save);
    expect(writes()[0]?.body).toEqual({
      avatarId: '3',
      dailyMinutes: 60,
      bedtime: { from: '21:00', to: '06:30' },
    });
  });

  test('spec 3 §6: on a television the times of a bedtime are chosen from half-hours', async () => {
    document.documentElement.classList.add(TELEVISION_CLASS);
    const limits = { dailyMinutes: null, bedtime: { from: '20:45', to: '07:00' } };
    const early: Profile = { ...kid, screenTime: limits };
    profiles = [mum, dad, early];
    await open({ step: 'edit', draft: draftOf(early) });
    const from = screen.getByRole('combobox', { name: words.bedtimeFrom });
    expect(from).toHaveValue('20:45');
    await user.selectOptions(from, '21:30');
    document.documentElement.classList.remove(TELEVISION_CLASS);
    server.answers['PATCH /api/session/profiles/3'] = () => json(early);
    await press(words.save);
    expect(writes()[0]?.body).toEqual({ avatarId: '3', bedtime: { from: '21:30', to: '07:00' } });
  });

  test('an adult has no level', async () => {
    await open({ step: 'edit', draft: draftOf(dad) });
    expect(screen.queryByRole('group', { name: words.level })).toBeNull();
  });

  test('a failed toggle is reverted and says why', async () => {
    await open({ step: 'edit', draft: draftOf(kid) });
    server.answers['PATCH /api/session/profiles/3'] = () => refusal(403, 'permission_denied', 'Нельзя');
    await user.click(screen.getByRole('switch', { name: words.child }));
    await advance();
    expect(screen.getByRole('alert')).toHaveTextContent('Нельзя');
    expect(screen.getByRole('switch', { name: words.child })).toBeChecked();
  });

  test('the active profile cannot be removed, and a hint explains it', async () => {
    await open({ step: 'edit', draft: draftOf(mum) });
    expect(screen.queryByRole('button', { name: words.remove })).toBeNull();
    expect(screen.getByText(words.stayActive)).toBeInTheDocument();
  });

  test('the only adult profile cannot become a child profile', async () => {
    profiles = [mum, kid];
    await open({ step: 'edit', draft: draftOf(mum) });
    expect(screen.getByRole('switch', { name: words.child })).toHaveAccessibleDescription(
      words.stayLastAdult,
    );
    await user.click(screen.getByRole('switch', { name: words.child }));
    await advance();
    expect(writes()).toEqual([]);
  });

  test('removal asks for a confirmation, with the focus on the safe answer', async () => {
    await open({ step: 'edit', draft: draftOf(kid) });
    await press(words.remove);
    expect(
      screen.getByRole('heading', { name: words.removeTitle.replace('{name}', 'Әли') }),
    ).toBeInTheDocument();
    expect(button(words.keep)).toHaveFocus();
    server.answers['DELETE /api/session/profiles/3'] = () => json(null, 204);
    profiles = [mum, dad];
    await press(words.remove);
    expect(screen.getByText(words.removed.replace('{name}', 'Әли'))).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: editOf('Әли') })).toBeNull();
  });

  test('another picture of a profile without a name of its own does not give it one', async () => {
    const main: Profile = { ...mum, name: 'Main', isUnnamed: true };
    profiles = [main, dad];
    await open({ step: 'edit', draft: draftOf(main) });
    server.answers['PATCH /api/session/profiles/1'] = () => json({ ...main, avatarId: '8' });
    await press(words.save);
    expect(currentViewer()?.profile).toMatchObject({ id: '1', name: 'Main', isUnnamed: true });
  });

  test('offline shows an error and keeps the typed value', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await open({ step: 'edit', draft: draftOf(kid) });
    await fillIn(screen.getByRole('textbox', { name: words.name }), 'Алихан');
    await press(words.save);
    expect(screen.getByRole('alert')).toHaveTextContent(words.offline);
    expect(screen.getByRole('textbox', { name: words.name })).toHaveValue('Алихан');
    online.mockRestore();
  });
});
