import { act, render, screen, waitFor } from '@testing-library/react';
import { RateButton } from '@/components/catalogue/content/rating/RateButton';
import { ALERTED, type Alert } from '@/lib/client/modals/alert';
import { noteRating } from '@/lib/client/ratings/ratings';
import { takeAction } from '@/lib/client/viewer/interrupted';
import { setViewer } from '@/lib/client/viewer/viewer';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { user } from '@/tests/support/user';
import { setKnownCookie } from '../../support/known-cookie';
import { answerWith, json, refusal, server } from '../server';

jest.mock('@/lib/client/viewer/forget-viewer-data', () => ({ forgetViewerData() {}, promptLogin() {} }));

const PATH = '/api/v2/users/self/ratings';
const words = dictionaries.en.rating;
const person = { state: 'user' as const, name: 'Айша', phone: null, profile: null };
const alerts: string[] = [];
addEventListener(ALERTED, (event) => alerts.push((event as CustomEvent<Alert>).detail.text));
const number = (name: string) => screen.getByRole('button', { name, hidden: true });

beforeEach(async () => {
  // jsdom has no popovers.
  HTMLElement.prototype.hidePopover ??= () => {};
  document.documentElement.lang = 'en';
  history.replaceState(null, '', '/contents/film-1');
  alerts.length = 0;
  setKnownCookie('user');
  answerWith({
    [`POST ${PATH}`]: () => json({ id: '70', content_id: '1', rating: 8 }),
    [`DELETE ${PATH}/70`]: () => json({}),
    'GET /api/words/rating': () => json(words),
  });
});

describe('spec 2 §3 Content meta: user_rating', () => {
  test('is shown, changed and withdrawn', async () => {
    await act(async () => setViewer(person));
    noteRating('1', { id: '70', rating: 6 });
    render(<RateButton contentId="1" words={words} />);
    expect(await screen.findByRole('button', { name: 'Your rating: 6 out of 10' })).toBeVisible();
    expect(number('6 out of 10')).toHaveAttribute('aria-pressed', 'true');
    await user.click(number('8 out of 10'));
    expect(await screen.findByRole('button', { name: 'Your rating: 8 out of 10' })).toBeVisible();
    expect(server.requested[0]?.body).toEqual({ content_id: '1', rating: 8 });
    await user.click(number(words.withdraw));
    expect(await screen.findByRole('button', { name: words.rate })).toBeVisible();
    await waitFor(() => expect(alerts).toEqual([words.saved, words.withdrawn]));
  });

  test('of a title over its own page has a panel of its own: one id would open the panel below', async () => {
    const panels = [1, 2].map(() => {
      const { container } = render(<RateButton contentId="1" words={words} />);
      const panel = container.querySelector('[popover]');
      expect(container.querySelector('[popovertarget]')).toHaveAttribute('popovertarget', panel?.id);
      return panel?.id;
    });
    await act(async () => {});
    expect(new Set(panels).size).toBe(2);
  });

  test('one that another window has withdrawn counts as withdrawn', async () => {
    await act(async () => setViewer(person));
    noteRating('1', { id: '70', rating: 6 });
    server.answers[`DELETE ${PATH}/70`] = () => refusal(404, 'not_found');
    render(<RateButton contentId="1" words={words} />);
    await screen.findByRole('button', { name: 'Your rating: 6 out of 10' });
    await user.click(number(words.withdraw));
    expect(await screen.findByRole('button', { name: words.rate })).toBeVisible();
    await waitFor(() => expect(alerts).toEqual([words.withdrawn]));
  });

  test('spec 2 §6: a guest logs in first, and the rating waits for it', async () => {
    setKnownCookie('guest');
    await act(async () => setViewer({ state: 'guest', name: null, phone: null }));
    server.answers['GET /api/session'] = () => json({ state: 'guest' });
    render(<RateButton contentId="1" words={words} />);
    await user.click(number('8 out of 10'));
    await waitFor(() => expect(location.hash).toContain('auth'));
    expect(takeAction()).toEqual({ kind: 'rate', id: '1', rating: 8 });
    expect(server.requested.some(({ method }) => method === 'POST')).toBe(false);
  });
});
