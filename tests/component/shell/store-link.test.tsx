import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { StoreLink } from '@/components/pages/StoreLink';
import { openApp } from '@/lib/client/browser/open-app';

jest.mock('@/lib/client/browser/open-app', () => ({ openApp: jest.fn() }));

const store = {
  device: 'android',
  href: 'https://play.google.com/store/apps/details?id=x',
  app: 'taspa://home',
} as const;

/** Presses the link to the store on this device; says whether the browser was kept from following it. */
function press(userAgent: string): boolean {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  render(
    <StoreLink store={store} newTabLabel="new tab" className={undefined}>
      Google Play
    </StoreLink>,
  );
  const link = screen.getByRole('link');
  const click = createEvent.click(link);
  fireEvent(link, click);
  return click.defaultPrevented;
}

beforeEach(() => jest.mocked(openApp).mockClear());
afterEach(() => jest.restoreAllMocks());

describe('spec 3 §4 Other: the prompt that leads to the mobile application', () => {
  test('on its phone a press opens the application, with the click of the advertisement, and then the store', () => {
    jest.spyOn(document, 'cookie', 'get').mockReturnValue('taspa_click=x-1');
    expect(press('Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/156.0 Mobile Safari/537.36')).toBe(true);
    expect(openApp).toHaveBeenCalledWith({ href: 'taspa://home?click_id=x-1', waitMs: 25 }, store.href);
  });

  test('elsewhere it is a link to the store', () => {
    expect(press('Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0 Safari/537.36')).toBe(false);
    expect(openApp).not.toHaveBeenCalled();
    expect(screen.getByRole('link')).toHaveAttribute('href', store.href);
  });
});
