import { isWatchWanted } from '@/lib/client/browser/after-buy';
import { buy } from '@/lib/client/commerce/buy';
import { receiveReturn } from '@/lib/client/commerce/receive-return';
import { callAsViewer } from '@/lib/client/http/call-as-viewer';
import { askFor } from '@/lib/client/modals/ask';
import { loadParental } from '@/lib/client/parental/calls';
import { afterLogin, afterLoginElsewhere } from '@/lib/client/session/after-login';
import { loadContract } from '@/lib/client/session/contract';
import { type InterruptedAction, storedAction, takeAction } from '@/lib/client/viewer/interrupted';

jest.mock('@/lib/client/modals/ask', () => ({ askFor: jest.fn(async () => null) }));
jest.mock('@/lib/client/parental/calls', () => ({ loadParental: jest.fn() }));
jest.mock('@/lib/client/http/call-as-viewer', () => ({ callAsViewer: jest.fn(async () => ({})) }));
jest.mock('@/lib/client/commerce/buy', () => ({ buy: jest.fn(async () => ({ result: 'bought' })) }));
jest.mock('@/lib/client/commerce/receive-return', () => ({ receiveReturn: jest.fn() }));
jest.mock('@/lib/client/browser/after-buy', () => ({ isWatchWanted: jest.fn(() => false) }));
jest.mock('@/lib/client/viewer/interrupted', () => ({
  storedAction: jest.fn(() => null),
  takeAction: jest.fn(() => null),
}));
// Favourites listen to other tabs, and an open channel keeps the process from ending.
jest.mock('@/lib/client/viewer/viewer', () => ({
  ...jest.requireActual('@/lib/client/viewer/viewer'),
  onViewerChange: jest.fn(),
}));
jest.mock('@/lib/client/session/contract', () => ({
  ...jest.requireActual('@/lib/client/session/contract'),
  loadContract: jest.fn(),
}));

const parental = (fields: object) =>
  jest.mocked(loadParental).mockResolvedValue({ status: 'ignore', dialogue: null, ...fields } as never);
const contract = (fields: object) => jest.mocked(loadContract).mockResolvedValue(fields as never);
const shown = () =>
  jest.mocked(askFor).mock.calls.map(([{ id, hideClose, isPatient }]) => [id, hideClose, isPatient]);

const goTo = jest.fn();
const stay = jest.fn();
const follow = (fields: { to?: string; hasContract?: boolean } = {}) =>
  afterLogin({ to: null, hasContract: false, goTo, stay, ...fields });

beforeEach(() => {
  jest.clearAllMocks();
  parental({});
});

test('without a reason for another step the page stays', async () => {
  await follow();
  expect(shown()).toEqual([]);
  expect(stay).toHaveBeenCalledTimes(1);
  expect(loadContract).not.toHaveBeenCalled();
});

test('spec 1 §4 Parental: with status notset the modal opens before the page', async () => {
  parental({ status: 'notset' });
  await follow({ to: '/movies' });
  expect(shown()).toEqual([['parental_start', false, false]]);
  expect(goTo).toHaveBeenCalledWith('/movies');
  expect(stay).not.toHaveBeenCalled();
});

test('spec 1 §4 Parental: "a parental dialogue is present": the dialogue of the platform is shown', async () => {
  parental({ status: 'set', dialogue: { title: 'x' } });
  await follow();
  expect(shown()).toEqual([['parental', false, false]]);
});

test.each([
  ['blocked', 'block_alma', true],
  ['unpaid', 'pay_qr_alma', true],
  ['unpaid', 'pay_qr_alma', false],
] as const)('spec 1 §4 Operator block status: %s opens %s, locked: %s', async (state, id, isLocked) => {
  parental({ status: 'notset' });
  contract({ state, isLocked });
  await follow({ hasContract: true });
  expect(shown()).toEqual([
    ['parental_start', false, false],
    // It waits until the earlier one is closed.
    [id, isLocked, true],
  ]);
});

test('a contract without debts shows nothing', async () => {
  contract({ state: 'fine', isLocked: true });
  await follow({ hasContract: true });
  expect(shown()).toEqual([]);
});

describe('spec 1 §2, spec 2 §6, spec 3 §4: the interrupted action continues last', () => {
  test('a purchase goes on with what it was about (authAfterBuy)', async () => {
    const subject = { kind: 'packet', key: 'taspa_7' } as const;
    jest.mocked(takeAction).mockReturnValueOnce({ kind: 'buy', subject, after: null });
    await follow();
    expect(buy).toHaveBeenCalledWith(subject, null);
    expect(goTo).not.toHaveBeenCalled();
  });

  test('a payment that was made in another browser is received, and no PIN is asked for before it', async () => {
    parental({ status: 'notset' });
    const action = { kind: 'paid', search: '?purchased=true&offer=1' } as const;
    jest.mocked(storedAction).mockReturnValueOnce(action);
    jest.mocked(takeAction).mockReturnValueOnce(action);
    await follow();
    await new Promise(process.nextTick);
    expect(receiveReturn).toHaveBeenCalledWith('?purchased=true&offer=1');
    expect(shown()).toEqual([]);
  });

  test('a page opens', async () => {
    jest.mocked(takeAction).mockReturnValueOnce({ kind: 'open', to: '/lk' });
    await follow();
    expect(goTo).toHaveBeenCalledWith('/lk');
  });

  test('a favourite is added, and the page stays', async () => {
    jest.mocked(takeAction).mockReturnValueOnce({ kind: 'favourite', of: 'channel', id: '3929' });
    await follow();
    expect(callAsViewer).toHaveBeenCalledWith(
      expect.objectContaining({
        method: 'POST',
        path: '/users/self/favorites',
        body: { channel_id: '3929' },
      }),
    );
    expect(stay).toHaveBeenCalledTimes(1);
  });

  test('a target in the address comes before the interrupted action', async () => {
    jest.mocked(takeAction).mockReturnValueOnce({ kind: 'open', to: '/lk' });
    await follow({ to: '/movies' });
    expect(goTo.mock.calls).toEqual([['/movies']]);
  });
});

describe('spec 1 §4 Parental, spec 3 §4 Purchase flow: nobody is asked about a PIN in the middle of a purchase', () => {
  const interrupted = (action: InterruptedAction) => {
    jest.mocked(storedAction).mockReturnValueOnce(action);
    jest.mocked(takeAction).mockReturnValueOnce(action);
  };
  const packet = { kind: 'packet', key: 'taspa_7' } as const;

  test('it is offered when the purchase has ended', async () => {
    parental({ status: 'notset' });
    let end = (_: { result: 'bought'; subject: typeof packet }) => {};
    jest.mocked(buy).mockReturnValueOnce(
      new Promise((resolve) => {
        end = resolve;
      }),
    );
    interrupted({ kind: 'buy', subject: packet, after: null });
    await follow();
    expect(shown()).toEqual([]);
    end({ result: 'bought', subject: packet });
    await new Promise(process.nextTick);
    // It waits until the last dialog of the purchase is closed.
    expect(shown()).toEqual([['parental_start', undefined, true]]);
  });

  test.each<[string, InterruptedAction]>([
    ['a title', { kind: 'buy', subject: { kind: 'title', contentId: 'x', wayId: '7' }, after: null }],
    ['a channel', { kind: 'buy', subject: packet, after: { startAfterBuy: true } }],
  ])('%s plays after it, so it is offered at the next login', async (_, action) => {
    parental({ status: 'notset' });
    interrupted(action);
    await follow();
    await new Promise(process.nextTick);
    expect(buy).toHaveBeenCalledTimes(1);
    expect(shown()).toEqual([]);
  });

  test('a viewer who has abandoned the purchase is asked nothing', async () => {
    parental({ status: 'notset' });
    jest.mocked(buy).mockResolvedValueOnce({ result: 'abandoned', subject: packet });
    interrupted({ kind: 'buy', subject: packet, after: null });
    await follow();
    await new Promise(process.nextTick);
    expect(shown()).toEqual([]);
  });

  test('a viewer who has pressed "watch" chooses an offer next', async () => {
    parental({ status: 'notset' });
    jest.mocked(isWatchWanted).mockReturnValueOnce(true);
    await follow();
    expect(shown()).toEqual([]);
    expect(stay).toHaveBeenCalledTimes(1);
  });

  test('a debt to the operator is still said first', async () => {
    contract({ state: 'blocked', isLocked: true });
    interrupted({ kind: 'buy', subject: packet, after: null });
    await follow({ hasContract: true });
    expect(shown()).toEqual([['block_alma', true, false]]);
  });
});

describe('spec 3 §4 Purchase flow: a tab that waits while the login happens in another one', () => {
  const packet = { kind: 'packet', key: 'taspa_7' } as const;
  const go = (to: string | null = null) => afterLoginElsewhere({ to, goTo, stay });

  test('goes on with its own action, and asks none of the questions again', async () => {
    parental({ status: 'notset' });
    contract({ state: 'blocked', isLocked: true });
    jest.mocked(takeAction).mockReturnValueOnce({ kind: 'buy', subject: packet, after: null });
    await go();
    await new Promise(process.nextTick);
    expect(buy).toHaveBeenCalledWith(packet, null);
    expect(shown()).toEqual([]);
    expect(stay).toHaveBeenCalledTimes(1);
  });

  test('opens the target of its address', async () => {
    await go('/movies');
    expect(goTo.mock.calls).toEqual([['/movies']]);
    expect(stay).not.toHaveBeenCalled();
  });
});

test('a step whose call fails is skipped', async () => {
  jest.mocked(loadParental).mockRejectedValue(new Error('away'));
  jest.mocked(loadContract).mockRejectedValue(new Error('away'));
  jest.mocked(callAsViewer).mockRejectedValueOnce(new Error('away'));
  jest.mocked(takeAction).mockReturnValueOnce({ kind: 'favourite', of: 'content', id: 'x' });
  await follow({ hasContract: true });
  expect(stay).toHaveBeenCalledTimes(1);
});
