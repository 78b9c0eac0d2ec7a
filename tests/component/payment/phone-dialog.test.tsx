import { act, screen } from '@testing-library/react';
import type { PaymentDialog } from '@/lib/rules/commerce/dialogs';
import { user } from '@/tests/support/user';
import { open, phone, press, replace, ru, sent, settled } from './payment-dialog';

describe('spec 3 §2 pay_phone_sms', () => {
  test('a short number is refused beside its field, and a whole one is sent as digits', async () => {
    open(phone());
    await press(ru.getCode);
    expect(screen.getByLabelText(ru.phone)).toHaveAccessibleDescription(/11/);
    await user.type(screen.getByLabelText(ru.phone), '7012345678{Enter}');
    expect(settled).toHaveBeenCalledWith({ phone: '77012345678' });
  });

  test('the last digit of a code sends it; a wrong one is said beside the field and typed again; the number it went to is named', async () => {
    const phoneDialog = phone({ sent });
    open(phoneDialog);
    expect(screen.getByText(/SMS на номер \+7\s\(701\)\s234-56-78/)).toBeVisible();
    const code = () => screen.getByLabelText(ru.code);
    await user.type(code(), '123456');
    expect(settled).toHaveBeenCalledWith({ code: '123456' });
    expect(code()).toHaveAttribute('readonly');
    for (const turn of [1, 2]) {
      act(() =>
        replace({ ...phoneDialog, data: { ...phoneDialog.data, error: 'Неверный код' } } as PaymentDialog),
      );
      expect(code()).toHaveAccessibleDescription('Неверный код');
      await user.clear(code());
      await user.type(code(), '65432');
      expect(code()).toHaveAccessibleDescription('');
      await user.type(code(), '1');
      expect(settled).toHaveBeenCalledTimes(turn + 1);
    }
  });
});

test('spec 3 §9: after 60 s another code can be sent', async () => {
  jest.useFakeTimers();
  open(phone({ sent }));
  act(() => jest.advanceTimersByTime(59_000));
  expect(screen.queryByRole('button', { name: ru.resend })).toBeNull();
  act(() => jest.advanceTimersByTime(2_000));
  jest.useRealTimers();
  await press(ru.resend);
  expect(settled).toHaveBeenCalledWith({ resend: true });
});
