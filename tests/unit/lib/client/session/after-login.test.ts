import { buy } from '@/lib/client/commerce/buy';
import { callAsViewer } from '@/lib/client/http/call-as-viewer';
import { askFor } from '@/lib/client/modals/ask';
import { loadParental } from '@/lib/client/parental/calls';
import { afterLogin } from '@/lib/client/session/after-login';
import { loadContract } from '@/lib/client/session/contract';
import { takeAction } from '@/lib/client/viewer/interrupted';

jest.mock('@/lib/client/modals/ask', () => ({ askFor: jest.fn(async () => null) }));
jest.mock('@/lib/client/parental/calls', () => ({ loadParental: jest.fn() }));
jest.mock('@/lib/client/http/call-as-viewer', () => ({ callAsViewer: jest.fn(async () => ({})) }));
jest.mock('@/lib/client/commerce/buy', () => ({ buy: jest.fn() }));
jest.mock('@/lib/client/viewer/interrupted', () => ({ takeAction: jest.fn(() => null) }));
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

test('a step whose call fails is skipped', async () => {
  jest.mocked(loadParental).mockRejectedValue(new Error('away'));
  jest.mocked(loadContract).mockRejectedValue(new Error('away'));
  jest.mocked(callAsViewer).mockRejectedValueOnce(new Error('away'));
  jest.mocked(takeAction).mockReturnValueOnce({ kind: 'favourite', of: 'content', id: 'x' });
  await follow({ hasContract: true });
  expect(stay).toHaveBeenCalledTimes(1);
});
