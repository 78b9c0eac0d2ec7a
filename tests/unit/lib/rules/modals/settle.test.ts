import type { ModalId } from '@/lib/rules/modals/address';
import type { Modal } from '@/lib/rules/modals/queue';
import { settleGone } from '@/lib/rules/modals/settle';

/** The rules do not look at which modals there are. */
function requested(id: string, back?: Modal): Modal & { settle: jest.Mock } {
  return { id: id as ModalId, to: null, settle: jest.fn(), back };
}

describe('spec 3 §2 Modal shell: however a modal goes, whoever waits for it is told', () => {
  test('closed: null, which is how closing a PIN clears its callback', () => {
    const pin = requested('pincode');
    settleGone(pin, null);
    expect(pin.settle.mock.calls).toEqual([[null]]);
  });

  test('replaced by another', () => {
    const before = requested('a');
    settleGone(before, requested('b'));
    expect(before.settle).toHaveBeenCalledWith(null);
  });

  test('not when it is returned to, or asked for again', () => {
    const before = requested('a');
    settleGone(before, requested('b', before));
    settleGone(before, { ...before, data: 'more' });
    expect(before.settle).not.toHaveBeenCalled();
  });

  test('with everything that it would have returned to', () => {
    const first = requested('a');
    const last = requested('c', requested('b', first));
    settleGone(last, null);
    expect(first.settle).toHaveBeenCalledWith(null);
    expect(last.settle).toHaveBeenCalledWith(null);
  });
});
