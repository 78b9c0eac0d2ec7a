import { enterPin } from '@/lib/client/parental/calls';
import { readPinQuestion } from '@/lib/client/parental/pin-question';

test('spec 3 §6: the PIN for leaving a child profile is sent with the switch and does not unlock anything else', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('asked the network'));
  const enter = jest.fn(async () => {});
  await enterPin('1379', readPinQuestion({ action: 'profile', enter }), true);
  expect(enter).toHaveBeenCalledWith('1379', true);
  expect(fetched).not.toHaveBeenCalled();
  fetched.mockRestore();
});
