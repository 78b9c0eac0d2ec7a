import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ForAdults } from '@/components/parental/ForAdults';
import { setViewer } from '@/lib/client/viewer/viewer';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { setKnownCookie } from '../../support/known-cookie';
import { answerWith, json, refusal, server } from '../server';

const words = dictionaries.ru.forAdults;
const kid = {
  id: 'kid',
  name: 'Али',
  role: 'child',
  icon: null,
  ageLevel: null,
  screenTime: null,
  avatarId: null,
};
const parent = {
  id: 'parent',
  name: 'Айша',
  role: 'adult',
  icon: null,
  ageLevel: null,
  screenTime: null,
  avatarId: null,
};

beforeEach(() => {
  location.hash = '';
  setKnownCookie('child');
  setViewer({ state: 'user', name: null, phone: null, profile: { ...kid, role: 'child' } });
  answerWith({
    'GET /api/session/profiles': () => json({ profiles: [kid, parent], activeId: 'kid' }),
    'POST /api/session/profiles/active': () => refusal(403, 'pin_required'),
  });
});

const press = () => fireEvent.click(screen.getByRole('button', { name: words.enter }));

describe('spec 1 §6: a page that is not for children', () => {
  test('says so instead of answering that the page does not exist', () => {
    render(<ForAdults words={words} homeHref="/" />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(words.title);
    expect(screen.getByRole('link', { name: words.home })).toHaveAttribute('href', '/');
  });

  test('opens with the PIN of the adult', async () => {
    render(<ForAdults words={words} homeHref="/" />);
    press();
    await waitFor(() => expect(location.hash).toBe('#pincode'));
    expect(server.requested.map(({ path }) => path)).toContain('/api/session/profiles/active');
  });

  test('with several adults the viewer chooses a profile first', async () => {
    const other = { ...parent, id: 'other', name: 'Марат' };
    server.answers['GET /api/session/profiles'] = () =>
      json({ profiles: [kid, parent, other], activeId: 'kid' });
    render(<ForAdults words={words} homeHref="/" />);
    press();
    await waitFor(() => expect(location.hash).toBe('#profiles'));
  });

  test('shows an error during an outage', async () => {
    server.answers['GET /api/session/profiles'] = () => refusal(503, 'unavailable', words.failed);
    render(<ForAdults words={words} homeHref="/" />);
    press();
    expect(await screen.findByRole('alert')).toHaveTextContent(words.failed);
  });
});
