import { render, screen } from '@testing-library/react';
import { TimeLeft } from '@/components/payment/TimeLeft';
import { noteServerTime } from '@/lib/client/browser/server-clock';
import { byThisClock } from '@/lib/client/commerce/by-this-clock';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { transaction } from './fixtures';

const words = dictionaries.en.payment;

test.each([
  ['right', 0],
  ['an hour behind', 3_600_000],
])('spec 3 §9: a device whose clock is %s says how long a payment can be made', (_, ahead) => {
  const serverTime = Date.now() + ahead;
  noteServerTime({ headers: new Map([['date', new Date(serverTime).toUTCString()]]) } as never);
  const sent = transaction({ readAt: serverTime, expiresAt: serverTime + 600_000 });
  render(<TimeLeft until={byThisClock(sent).expiresAt} words={words} />);
  expect(screen.getByText(words.timeLeft.replace('{time}', '10:00'))).toBeInTheDocument();
});
