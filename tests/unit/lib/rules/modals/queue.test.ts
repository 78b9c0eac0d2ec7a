import type { ModalId } from '@/lib/rules/modals/address';
import { MODAL_HIDE_MS, MODAL_REPLACE_MS } from '@/lib/rules/modals/constants';
import {
  heldModal,
  type Modal,
  type ModalEvent,
  type ModalState,
  noModal,
  stepModals,
} from '@/lib/rules/modals/queue';

/** The rules do not depend on existing modals. */
const modal = (id: string, more: Partial<Modal> = {}): Modal => ({ id: id as ModalId, to: null, ...more });
const ask = (id: string, more: Partial<Modal> = {}): ModalEvent => ({ type: 'ask', modal: modal(id, more) });
const due: ModalEvent = { type: 'due' };
const close: ModalEvent = { type: 'close' };

const after = (...events: ModalEvent[]): ModalState => events.reduce(stepModals, noModal);

/** `open a` or `coming b in 600`. */
function describeState(state: ModalState): string {
  if (state.phase === 'idle') return 'idle';
  const ms = 'waitMs' in state ? ` in ${state.waitMs}` : '';
  const next = state.phase === 'hiding' && state.next ? ` then ${state.next.id}` : '';
  return `${state.phase} ${state.modal.id}${ms}${next}`;
}

test('spec 3 §9: modal transition 300 ms, replace delay 600 ms', () =>
  expect([MODAL_HIDE_MS, MODAL_REPLACE_MS]).toEqual([300, 600]));

test.each<[string, ModalEvent[], string]>([
  ['opens at once', [ask('a')], 'coming a in 0'],
  ['opens by id with an optional delay', [ask('a', { delayMs: 5000 })], 'coming a in 5000'],
  ['opens when its delay is over', [ask('a'), due], 'open a'],
  ['a repeated request keeps it open', [ask('a'), due, ask('a')], 'open a'],
  [
    'a repeated request after closing opens it again',
    [ask('a'), due, ask('a', { turn: 1 })],
    'hiding a in 300 then a',
  ],
  ['the last request during a delay opens', [ask('a', { delayMs: 900 }), ask('b')], 'coming b in 900'],
  ['hiding lasts 300 ms', [ask('a'), due, close], 'hiding a in 300'],
  ['hiding lasts 0 when fast', [ask('a'), due, { ...close, isFast: true } as ModalEvent], 'hiding a in 0'],
  ['disappears after it has hidden', [ask('a'), due, close, due], 'idle'],
  ['closing without an open modal changes nothing', [close], 'idle'],
  ['closed before its delay is over never opens', [ask('a', { delayMs: 900 }), close], 'idle'],
  ['a new modal hides the open one first', [ask('a'), due, ask('b')], 'hiding a in 300 then b'],
  ['and opens 600 ms after the request', [ask('a'), due, ask('b'), due], 'coming b in 300'],
  [
    'also when hiding ends early',
    [ask('a'), due, { ...ask('b'), isFast: true } as ModalEvent, due],
    'coming b in 600',
  ],
  ['closing during a replacement opens none', [ask('a'), due, ask('b'), close, due], 'idle'],
  ['a request while one hides', [ask('a'), due, close, ask('b'), due], 'coming b in 300'],
  [
    'one with hideClose can be closed by its opener',
    [ask('a', { hideClose: true }), due, close],
    'hiding a in 300',
  ],
  [
    'and another modal can replace it',
    [ask('a', { hideClose: true }), due, ask('b')],
    'hiding a in 300 then b',
  ],
  ['a late timer changes nothing', [ask('a'), due, due], 'open a'],
])('spec 3 §2 Modal shell: %s', (_, events, expected) =>
  expect(describeState(after(...events))).toBe(expected),
);

test.each<[string, ModalEvent[], string | null]>([
  ['nothing', [], null],
  ['what comes', [ask('a', { delayMs: 900 })], 'a'],
  ['the open one', [ask('a'), due], 'a'],
  ['the one that replaces a hiding one', [ask('a'), due, ask('b')], 'b'],
  ['none while the last one hides', [ask('a'), due, close], null],
  ['none when the coming one is cancelled', [ask('a'), due, ask('b'), close], null],
])('the modal in the queue is %s', (_, events, id) =>
  expect(heldModal(after(...events))?.id ?? null).toBe(id),
);
