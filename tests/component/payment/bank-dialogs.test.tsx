import { act, screen } from '@testing-library/react';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { user } from '@/tests/support/user';
import { offer, transaction } from './fixtures';
import { open, press, ru } from './payment-dialog';

describe('a payment at a bank', () => {
  test('the page of the bank opens in a window of its own, and the dialog then waits', async () => {
    open({ id: 'pay_redirect', data: { offer, transaction: transaction({ paysystem: 'short_url' }) } });
    const link = screen.getByRole('link', { name: /Перейти к оплате/ });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await user.click(link);
    expect(screen.getByRole('status')).toHaveTextContent(ru.waiting);
  });

  describe('in a host app, which shows one page at a time', () => {
    beforeEach(() => document.documentElement.setAttribute('data-one-view', ''));
    afterEach(() => document.documentElement.removeAttribute('data-one-view'));

    test('the page of the bank opens in the place of ours, and leads back', () => {
      open({ id: 'pay_redirect', data: { offer, transaction: transaction({ paysystem: 'short_url' }) } });
      const link = screen.getByRole('link', { name: 'Перейти к оплате' });
      expect(link).not.toHaveAttribute('target');
      expect(screen.getByText(ru.bankTextHere)).toBeInTheDocument();
      expect(screen.getByRole('dialog')).not.toHaveTextContent(ru.newTab);
    });

    test('the page of the bank opens in the place of ours instead of in a frame', () => {
      const framed = transaction({ paysystem: 'short_url', frameUrl: 'https://bank.example/?frame=1' });
      open({ id: 'pay_iframe', data: { offer, transaction: framed, url: framed.frameUrl ?? '' } });
      expect(screen.getByRole('link', { name: ru.toBank })).not.toHaveAttribute('target');
    });
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'nonsense'])(
    'an address like %s is not a link',
    (url) => {
      open({
        id: 'pay_redirect',
        data: { offer, transaction: transaction({ paysystem: 'short_url', url }) },
      });
      expect(screen.queryByRole('link')).toBeNull();
    },
  );

  test('a QR code has its amount, its steps and the time that is left, and its page for this device', () => {
    jest.useFakeTimers();
    open({ id: 'pay_qr', data: { offer, transaction: transaction({ expiresAt: Date.now() + 61_000 }) } });
    const dialog = screen.getByRole('dialog');
    expect(dialog).toHaveTextContent('1 990 ₸');
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(dialog).toHaveTextContent('ещё 1:01');
    act(() => jest.advanceTimersByTime(62_000));
    expect(dialog).toHaveTextContent(ru.expired);
    expect(screen.getByRole('link', { name: new RegExp(ru.openHere) })).toHaveAttribute(
      'href',
      transaction().url,
    );
    jest.useRealTimers();
  });

  test('a QR code that does not load says so, and can be tried again', async () => {
    open({ id: 'pay_qr', data: { offer, transaction: transaction() } });
    act(() => screen.getByRole('img').dispatchEvent(new Event('error')));
    expect(screen.getByRole('alert')).toHaveTextContent(ru.qrFailed);
    await press(dictionaries.ru.session.retry);
    expect(screen.getByRole('img')).toBeInTheDocument();
  });
});
