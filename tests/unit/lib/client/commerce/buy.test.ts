import { buy } from '@/lib/client/commerce/buy';
import { showError } from '@/lib/client/errors/show-error';

jest.mock('@/lib/client/commerce/run-purchase', () => {
  throw new Error('the script has not loaded');
});
jest.mock('@/lib/client/errors/show-error');

test('without the script of purchases it is said, and the button may be pressed again', async () => {
  const subject = { kind: 'packet', key: '82' } as const;
  await expect(buy(subject)).resolves.toEqual({ result: 'failed', subject });
  expect(showError).toHaveBeenCalledWith(new Error('the script has not loaded'));
});
