import { act, fireEvent, screen } from '@testing-library/react';
import { FRAME_LOAD_MS } from '@/lib/rules/commerce/constants';
import type { PaymentDialog } from '@/lib/rules/commerce/dialogs';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { user } from '@/tests/support/user';
import { offer, transaction } from './fixtures';
import { open, replace, ru, settled } from './payment-dialog';

const URL = 'https://bank.example/bank/77?key=1&frame=1';
const framed = (url = URL): PaymentDialog => ({
  id: 'pay_iframe',
  data: { offer, transaction: transaction({ paysystem: 'short_url', frameUrl: url }), url },
});
const frame = () => screen.getByTitle<HTMLIFrameElement>(ru.frameTitle);

/** A message as the browser delivers it. */
function say(data: unknown, from: { origin?: string; source?: Window | null } = {}): void {
  const { origin = 'https://bank.example', source = frame().contentWindow } = from;
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin, source })));
}

const news = { type: 'payment', id: 77, status: 'complete' };

describe('spec 3 §2 pay_iframe: the page of the bank in a frame', () => {
  test('may run its own scripts and forms, and neither lead this page away nor open dialogs over it', () => {
    open(framed());
    expect(frame()).toHaveAttribute('src', URL);
    expect(frame().getAttribute('sandbox')?.split(' ').sort()).toEqual([
      'allow-forms',
      'allow-popups',
      'allow-same-origin',
      'allow-scripts',
    ]);
    expect(frame()).toHaveAttribute('referrerpolicy', 'no-referrer');
  });

  test('attack: a page of our own origin does not get our origin in the frame', () => {
    open(framed(`${location.origin}/bank/77`));
    expect(frame().getAttribute('sandbox')).not.toContain('allow-same-origin');
  });

  test('a message of the bank asks about the payment at once, and only once', () => {
    open(framed());
    say(news);
    expect(settled).toHaveBeenCalledWith({ again: true });
    act(() => replace(framed()));
    say(news);
    expect(settled).toHaveBeenCalledTimes(1);
  });

  test.each<[string, unknown, Parameters<typeof say>[1]]>([
    ['another origin', news, { origin: 'https://evil.example' }],
    ['another window', news, { source: window }],
    ['another payment', { ...news, id: 78 }, {}],
    ['something else', { type: 'height', id: 77 }, {}],
    ['no object', 'paid', {}],
  ])('attack: a message of %s is not heard', (_, data, from) => {
    open(framed());
    say(data, from);
    expect(settled).not.toHaveBeenCalled();
  });

  test('news of the server do not load the page of the bank again', () => {
    open(framed());
    const before = frame();
    act(() => replace(framed()));
    expect(frame()).toBe(before);
  });

  test('shows that it waits until the load limit; then it can be tried again', async () => {
    jest.useFakeTimers();
    open(framed());
    const place = frame().parentElement;
    expect(place).toHaveAttribute('aria-busy', 'true');
    act(() => jest.advanceTimersByTime(FRAME_LOAD_MS - 1));
    expect(frame()).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    jest.useRealTimers();
    expect(screen.getByRole('alert')).toHaveTextContent(ru.frameFailed);
    expect(screen.queryByTitle(ru.frameTitle)).toBeNull();
    await user.click(screen.getByRole('button', { name: dictionaries.ru.session.retry }));
    expect(frame()).toHaveAttribute('src', URL);
  });

  test('a page that has loaded stays', () => {
    jest.useFakeTimers();
    open(framed());
    fireEvent.load(frame());
    act(() => jest.advanceTimersByTime(FRAME_LOAD_MS + 1));
    jest.useRealTimers();
    expect(frame().parentElement).toHaveAttribute('aria-busy', 'false');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a window of its own is one press away, and takes the place of the frame', async () => {
    open(framed());
    const link = screen.getByRole('link', { name: new RegExp(ru.inWindow) });
    expect(link).toHaveAttribute('href', transaction().url);
    expect(link).toHaveAttribute('target', '_blank');
    await user.click(link);
    expect(screen.queryByTitle(ru.frameTitle)).toBeNull();
    expect(screen.getByText(ru.bankOpened)).toBeInTheDocument();
  });
});
