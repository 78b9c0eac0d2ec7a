import type { ModalId } from '@/lib/modals/address';
import type { Modal } from '@/lib/modals/queue';
import { settleGone } from '@/lib/modals/settle';

/** The rules do not look at which modals there are. */
function asked(id: string, back?: Modal): Modal & { settle: jest.Mock } {
  return { id: id as ModalId, to: null, settle: jest.fn(), back };
}

describe('spec 3 §2 Modal shell: however a modal goes, whoever waits for it is told', () => {
  test('closed: null, which is how closing a PIN clears its callback', () => {
    const pin = asked('pincode');
    settleGone(pin, null);
    expect(pin.settle.mock.calls).toEqual([[null]]);
  });

  test('replaced by another', () => {
    const before = asked('a');
    settleGone(before, asked('b'));
    expect(before.settle).toHaveBeenCalledWith(null);
  });

  test('not when it is returned to, or asked for again', () => {
    const before = asked('a');
    settleGone(before, asked('b', before));
    settleGone(before, { ...before, data: 'more' });
    expect(before.settle).not.toHaveBeenCalled();
  });

  test('with everything that it would have returned to', () => {
    const first = asked('a');
    const last = asked('c', asked('b', first));
    settleGone(last, null);
    expect(first.settle).toHaveBeenCalledWith(null);
    expect(last.settle).toHaveBeenCalledWith(null);
  });
});
