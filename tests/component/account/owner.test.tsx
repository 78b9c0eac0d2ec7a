import { act, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { Owner } from '@/components/account/Owner';
import { setViewer, type Viewer } from '@/lib/client/viewer/viewer';
import { answerWith, json } from '../server';

const profile = { id: '1', name: 'Мама', role: 'adult', icon: 'https://img.test/1.jpg' } as const;
const somebody: Viewer = { state: 'user', name: 'Айгуль Сеитова', phone: '77012345678', profile };

const page = (
  <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
    <Owner />
  </SWRConfig>
);

/** A page that has just opened has no list yet. */
beforeEach(() => answerWith({ 'GET /api/session/profiles': () => new Promise(() => {}) }));

describe('the account says whose it is', () => {
  test.each([
    ['a name with its phone', somebody, ['Айгуль Сеитова', '+7 (701) 234-56-78']],
    ['without a name the profile', { ...somebody, name: null }, ['Мама', '+7 (701) 234-56-78']],
    ['without both the phone, once', { ...somebody, name: null, profile: null }, ['+7 (701) 234-56-78']],
  ])('%s', (_, viewer, lines) => {
    setViewer(viewer);
    const { container } = render(page);
    expect(
      [...container.querySelectorAll('.ownerWords > span')].map(({ textContent }) => textContent),
    ).toEqual(lines);
  });

  test('in another language than that of the session, the profile has the name of the list', async () => {
    const more = { ageLevel: null, screenTime: null, avatarId: null };
    answerWith({
      'GET /api/session/profiles': () =>
        json({ profiles: [{ ...profile, ...more, name: 'Main' }], activeId: '1' }),
    });
    setViewer({ ...somebody, name: null });
    render(page);
    expect(await screen.findByText('Main')).toBeInTheDocument();
  });

  test('an unnamed profile has no name until the list has it in the language of the page', () => {
    setViewer({ ...somebody, name: null, profile: { ...profile, name: 'Основной', isUnnamed: true } });
    render(page);
    expect(screen.queryByText('Основной')).toBeNull();
    expect(screen.getByText('+7 (701) 234-56-78')).toBeInTheDocument();
  });

  test('it follows the viewer', () => {
    setViewer(somebody);
    render(page);
    act(() => setViewer({ ...somebody, name: 'Дамир' }));
    expect(screen.getByText('Дамир')).toBeInTheDocument();
  });
});
