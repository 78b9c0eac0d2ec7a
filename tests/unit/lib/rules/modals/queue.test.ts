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

/** The rules do not look at which modals there are. */
const modal = (id: string, more: Partial<Modal> = {}): Modal => ({ id: id as ModalId, to: null, ...more });
const ask = (id: string, more: Partial<Modal> = {}): ModalEvent => ({ type: 'ask', modal: modal(id, more) });
const due: ModalEvent = { type: 'due' };
const close: ModalEvent = { type: 'close', by: 'viewer' };
const closeByApp: ModalEvent = { type: 'close', by: 'app' };

const after = (...events: ModalEvent[]): ModalState => events.reduce(stepModals, noModal);

/** `open a` or `coming b in 600`. */
function told(state: ModalState): string {
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
  ['is open when its delay is over', [ask('a'), due], 'open a'],
  ['asked for again stays open', [ask('a'), due, ask('a')], 'open a'],
  ['closed and asked for again opens anew', [ask('a'), due, ask('a', { turn: 1 })], 'hiding a in 300 then a'],
  ['the last one asked for during a delay opens', [ask('a', { delayMs: 900 }), ask('b')], 'coming b in 900'],
  ['hiding lasts 300 ms', [ask('a'), due, close], 'hiding a in 300'],
  ['hiding lasts 0 when fast', [ask('a'), due, { ...close, isFast: true } as ModalEvent], 'hiding a in 0'],
  ['is gone after it has hidden', [ask('a'), due, close, due], 'idle'],
  ['nothing open, nothing to close', [close], 'idle'],
  ['closed before its delay is over never opens', [ask('a', { delayMs: 900 }), close], 'idle'],
  ['a new modal hides the open one first', [ask('a'), due, ask('b')], 'hiding a in 300 then b'],
  ['and opens 600 ms after it was asked for', [ask('a'), due, ask('b'), due], 'coming b in 300'],
  [
    'also when hiding is fast',
    [ask('a'), due, { ...ask('b'), isFast: true } as ModalEvent, due],
    'coming b in 600',
  ],
  ['closing while one replaces another leaves none', [ask('a'), due, ask('b'), close, due], 'idle'],
  ['asked for while one hides', [ask('a'), due, close, ask('b'), due], 'coming b in 300'],
  ['hideClose cannot be closed by the viewer', [ask('a', { hideClose: true }), due, close], 'open a'],
  ['but by what opened it', [ask('a', { hideClose: true }), due, closeByApp], 'hiding a in 300'],
  ['but by another modal', [ask('a', { hideClose: true }), due, ask('b')], 'hiding a in 300 then b'],
  ['a late clock changes nothing', [ask('a'), due, due], 'open a'],
])('spec 3 §2 Modal shell: %s', (_, events, expected) => expect(told(after(...events))).toBe(expected));

test.each<[string, ModalEvent[], string | null]>([
  ['nothing', [], null],
  ['what comes', [ask('a', { delayMs: 900 })], 'a'],
  ['what is open', [ask('a'), due], 'a'],
  ['what takes the place of what hides', [ask('a'), due, ask('b')], 'b'],
  ['nothing once the last one hides', [ask('a'), due, close], null],
  ['nothing when what was to come is called off', [ask('a'), due, ask('b'), close], null],
])('held is %s', (_, events, id) => expect(heldModal(after(...events))?.id ?? null).toBe(id));
