import type { ModalId } from '@/lib/rules/modals/address';
import type { Modal } from '@/lib/rules/modals/queue';
import { settleClosedModals } from '@/lib/rules/modals/settle';

/** The rules do not look at which modals there are. */
function requested(id: string, back?: Modal): Modal & { settle: jest.Mock } {
  return { id: id as ModalId, to: null, settle: jest.fn(), back };
}

describe('spec 3 §2 Modal shell: a caller that waits for a modal always gets a result', () => {
  test('closed: gets null, which clears the callback of a closed PIN modal', () => {
    const pin = requested('pincode');
    settleClosedModals(pin, null);
    expect(pin.settle.mock.calls).toEqual([[null]]);
  });

  test('replaced by another: gets null', () => {
    const before = requested('a');
    settleClosedModals(before, requested('b'));
    expect(before.settle).toHaveBeenCalledWith(null);
  });

  test('gets no result when the modal only waits behind another one or is requested again', () => {
    const before = requested('a');
    settleClosedModals(before, requested('b', before));
    settleClosedModals(before, { ...before, data: 'more' });
    expect(before.settle).not.toHaveBeenCalled();
  });

  test('a closed modal also settles the modals that it would have returned to', () => {
    const first = requested('a');
    const last = requested('c', requested('b', first));
    settleClosedModals(last, null);
    expect(first.settle).toHaveBeenCalledWith(null);
    expect(last.settle).toHaveBeenCalledWith(null);
  });
});
