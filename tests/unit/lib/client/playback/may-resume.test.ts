import { callAsViewer } from '@/lib/client/http/call-as-viewer';
import { askPin } from '@/lib/client/parental/ask-pin';
import { mayResume } from '@/lib/client/playback/may-resume';
import { PlatformError } from '@/lib/shared/platform-error';

jest.mock('@/lib/client/http/call-as-viewer', () => ({ callAsViewer: jest.fn() }));
jest.mock('@/lib/client/parental/ask-pin', () => ({ askPin: jest.fn() }));

const call = jest.mocked(callAsViewer);
const ask = jest.mocked(askPin);
const film = { kind: 'content', contentId: '7', libraryId: '3', seriesId: null } as const;

const refused = (code: string) =>
  new PlatformError('refused', code, { status: 403, code, detail: { action: ['vod'], subject: ['vod:7'] } });

beforeEach(() => jest.resetAllMocks());

describe('spec 2 §5 Parental check: a title goes on after a pause', () => {
  test('without a question when the gateway permits it; the check leaves no statistics and no history', async () => {
    call.mockResolvedValue({});
    expect(await mayResume(film, 'Снег')).toBe(true);
    expect(call.mock.calls[0]?.[0]).toMatchObject({
      path: '/libraries/3/contents/7/stream',
      query: { history: false, disable_stat: true },
    });
    expect(ask).not.toHaveBeenCalled();
  });

  test('with the right PIN when the unlock has run out; the play then counts as going on', async () => {
    call.mockRejectedValueOnce(refused('pin_required')).mockResolvedValue({});
    ask.mockResolvedValue(true);
    expect(await mayResume(film, 'Снег')).toBe(true);
    expect(ask).toHaveBeenCalledWith({ action: 'vod', subject: 'vod:7', title: 'Снег' });
    expect(call).toHaveBeenCalledTimes(2);
  });

  test('not when the dialog of the PIN was closed', async () => {
    call.mockRejectedValue(refused('pin_required'));
    ask.mockResolvedValue(false);
    expect(await mayResume(film, 'Снег')).toBe(false);
  });

  test.each([
    ['another refusal', Promise.reject(refused('throttled'))],
    ['a lost network', Promise.reject(new Error('no connection'))],
  ])('after %s, because what plays was permitted', async (_, answer) => {
    call.mockReturnValue(answer as never);
    expect(await mayResume(film, 'Снег')).toBe(true);
  });

  test('after three seconds without an answer', async () => {
    jest.useFakeTimers();
    call.mockReturnValue(new Promise(() => {}) as never);
    const result = mayResume(film, 'Снег');
    await jest.advanceTimersByTimeAsync(3_000);
    expect(await result).toBe(true);
    jest.useRealTimers();
  });
});
