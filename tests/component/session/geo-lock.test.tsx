import { render, screen } from '@testing-library/react';
import { GeoLock } from '@/components/shell/geo-lock/GeoLock';
import { fill } from '@/components/ui/fill';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { answerWith, json, refusal } from '../server';

const labels = dictionaries.en.geoLock;
const region = (more: object = {}) =>
  render(<GeoLock labels={labels} art={<p>globe</p>} support={<p>help@taspa.example</p>} {...more} />);

beforeEach(() => {
  document.documentElement.lang = 'en';
  answerWith({
    'POST /api/session': () => json({ state: 'guest' }),
    'GET /api/session/place': () => json({ country: 'Germany', ip: '192.0.2.1' }),
  });
});

describe('spec 1 §8 Unsupported region', () => {
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
    expect(await screen.findByText(fill(labels.openPlace, { country: 'Germany' }))).toBeVisible();
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
      'GET /api/session/place': () => json({ country: 'Germany', ip: '192.0.2.1' }),
    });
    region(more);
    expect(await screen.findByRole('heading', { name: labels.title })).toBeVisible();
    expect(await screen.findByText(/Germany.*192\.0\.2\.1/)).toBeVisible();
    expect(Boolean(screen.queryByText(labels.support))).toBe(hasSupport);
    expect(screen.getByText('globe')).toBeVisible();
  });
});
