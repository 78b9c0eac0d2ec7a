import { render, screen, waitFor } from '@testing-library/react';
import { GeoLock } from '@/components/shell/geo-lock/GeoLock';
import { REFUSAL_COOKIE, REGION_CLOSED, REGION_COOKIE } from '@/lib/rules/session/constants';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { fill } from '@/lib/shared/i18n/fill';
import { user } from '@/tests/support/user';
import { answerWith, json, refusal, server } from '../server';

const labels = dictionaries.en.geoLock;
const region = (more: object = {}) =>
  render(<GeoLock labels={labels} art={<p>globe</p>} support={<p>help@taspa.example</p>} {...more} />);

beforeEach(() => {
  document.documentElement.lang = 'en';
  sessionStorage.clear();
  setRegionClosed(false);
  answerWith({
    'POST /api/session': () => json({ state: 'guest' }),
    'GET /api/session/region': () => json({ country: 'Germany', ip: '192.0.2.1' }),
  });
});

function setRegionClosed(isClosed: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API.
  document.cookie = `${REGION_COOKIE}=${REGION_CLOSED}; path=/${isClosed ? '' : '; max-age=0'}`;
}

/** As a site without guests answers, which checks the region at the login only. */
function withoutGuests(): void {
  answerWith({
    'POST /api/session': () => {
      setRegionClosed(false);
      return refusal(401, 'login_required');
    },
    'GET /api/session/region': () => json({ country: 'Germany', ip: '192.0.2.1' }),
  });
}

describe('spec 1 §8 Unsupported region', () => {
  test('a login was refused for the region: the page keeps the reason, and its button leads on to the next login', async () => {
    // Only this shows that a page was left: the document of a test has no other pages.
    const navigation = jest.spyOn(console, 'error').mockImplementation();
    history.replaceState(null, '', '/geo_lock?to=%2Fmovies');
    setRegionClosed(true);
    sessionStorage.setItem('taspa:region-message', 'Not here');
    withoutGuests();
    region();
    expect(await screen.findByText(/Germany.*192\.0\.2\.1/)).toBeVisible();
    expect(screen.getByRole('heading', { name: labels.title })).toBeVisible();
    expect(screen.getByText('Not here')).toBeVisible();
    expect(navigation).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: labels.retry }));
    await waitFor(() => expect(navigation).toHaveBeenCalledTimes(1));
    navigation.mockRestore();
  });

  test('another tab shows the words of the platform, too, with which its own start is refused', async () => {
    history.replaceState(null, '', '/geo_lock?to=%2Fmovies');
    setRegionClosed(true);
    server.answers['POST /api/session'] = () => refusal(403, 'region_not_served', 'Not in your country');
    region();
    expect(await screen.findByText('Not in your country')).toBeVisible();
  });

  test('another attempt shows what it was answered', async () => {
    history.replaceState(null, '', '/geo_lock?to=%2Fmovies');
    setRegionClosed(true);
    server.answers['POST /api/session'] = () => refusal(403, 'region_not_served', 'Not in your country');
    region();
    await screen.findByText('Not in your country');
    server.answers['POST /api/session'] = () => refusal(403, 'region_not_served', 'Not for this address');
    await user.click(screen.getByRole('button', { name: labels.retry }));
    expect(await screen.findByText('Not for this address')).toBeVisible();
  });

  test('a login by a link was refused: the page has its words', async () => {
    history.replaceState(null, '', '/geo_lock?to=%2Fmovies');
    setRegionClosed(true);
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API.
    document.cookie = `${REFUSAL_COOKIE}=${encodeURIComponent('Здесь не работает; увы')}; path=/`;
    withoutGuests();
    region();
    expect(await screen.findByText(/Germany/)).toBeVisible();
    expect(screen.getByText('Здесь не работает; увы')).toBeVisible();
    expect(document.cookie).not.toContain(REFUSAL_COOKIE);
  });

  test.each([
    '',
    '?to=',
    '?to=//elsewhere.example',
    '?to=https://elsewhere.example',
    '?to=/%5Celsewhere.example',
  ])('served, and the address "%s" names no page of ours: it stays, with a way home', async (query) => {
    history.replaceState(null, '', `/geo_lock${query}`);
    region({ children: <p>New films</p> });
    expect(screen.queryByText('New films')).toBeNull();
    expect(await screen.findByRole('heading', { name: labels.openTitle })).toBeVisible();
    expect(screen.getByText('New films')).toBeVisible();
    expect(await screen.findByText(fill(labels.openRegion, { country: 'Germany' }))).toBeVisible();
    expect(screen.getByRole('link', { name: labels.goOn })).toHaveAttribute('href', '/');
    expect(location.pathname).toBe('/geo_lock');
  });

  test.each([
    ['with contacts', {}, true],
    ['without', { support: null }, false],
  ])('not served: what was detected, and support where there is one: %s', async (_, more, hasSupport) => {
    history.replaceState(null, '', '/geo_lock?to=%2Fmovies');
    answerWith({
      'POST /api/session': () => refusal(403, 'region_not_served'),
      'GET /api/session/region': () => json({ country: 'Germany', ip: '192.0.2.1' }),
    });
    region(more);
    expect(await screen.findByRole('heading', { name: labels.title })).toBeVisible();
    expect(await screen.findByText(/Germany.*192\.0\.2\.1/)).toBeVisible();
    expect(Boolean(screen.queryByText(labels.support))).toBe(hasSupport);
    expect(screen.getByText('globe')).toBeVisible();
  });
});
