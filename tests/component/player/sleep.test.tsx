import { act, screen } from '@testing-library/react';
import ru from '@/messages/ru.json';
import { user } from '@/tests/support/user';
import { advance, engine, nextEngine, open, playWithFakes, report, settle } from './support';

jest.mock('@/player/engines/load', () => ({
  loadEngine: async () => jest.requireActual<typeof import('./support')>('./support').createFakeEngine,
}));

playWithFakes();

const MINUTE = 60_000;
const said = () => screen.getByRole('status').textContent;

/** The clock goes on while timers stand still, and then the next tick comes. */
async function pass(ms: number) {
  jest.setSystemTime(Date.now() + ms);
  await advance(1000);
}

async function choose(name: RegExp) {
  await user.click(screen.getByRole('button', { name: 'Настройки' }));
  await settle();
  await user.click(screen.getByRole('button', { name: /^Таймер сна/ }));
  await user.click(screen.getByRole('radio', { name }));
}

describe('the sleep timer', () => {
  test('offers off, 15, 30, 45 and 60 minutes, and the end', async () => {
    await open();
    await choose(/^15/);
    expect(
      screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent),
    ).toEqual(
      ['Выключен', '15 минут', '30 минут', '45 минут', '60 минут', 'Когда закончится'].map((text) =>
        expect.stringMatching(text.replace(' ', '\\s')),
      ),
    );
  });

  test('pauses after its time by the clock, also when the device slept meanwhile, says so, and is off then', async () => {
    await open();
    await choose(/^15/);
    await pass(15 * MINUTE - 3000);
    expect(engine().media.paused).toBe(false);
    await pass(3000);
    expect([engine().media.paused, said()]).toEqual([true, ru.player.slept]);
    await act(() => engine().media.play());
    await pass(20 * MINUTE);
    expect(engine().media.paused).toBe(false);
  });

  test('at the end of a title no next one follows', async () => {
    const requests: string[] = [];
    await open({ next: { title: 'Снег 2' }, onNext: (how) => requests.push(how) });
    await choose(/^Когда/);
    report(engine().media, { currentTime: 600, ended: true, paused: true }, 'timeupdate', 'ended');
    await settle();
    expect([requests, said()]).toEqual([[], ru.player.slept]);
  });

  test('on a channel it pauses when the next programme begins, not when the viewer moves to another', async () => {
    Object.assign(nextEngine, { zero: 10_000, live: true });
    const at = (start: number) => ({ id: String(start), title: `${start}`, start, end: start + 600 });
    await open({
      source: { kind: 'live', hls: 'https://origin/live.m3u8', archived: true },
      programmes: [at(10_000), at(10_600), at(11_200), at(11_800)],
      now: () => 12_000,
    });
    await choose(/^Когда/);
    report(engine().media, { currentTime: 1250 }, 'timeupdate');
    expect(engine().media.paused).toBe(false);
    report(engine().media, { currentTime: 1801 }, 'timeupdate');
    expect(engine().media.paused).toBe(true);
  });
});

test('the sleep timer pauses at the end of a programme that another one follows after a gap', async () => {
  Object.assign(nextEngine, { zero: 10_000, live: true });
  const [first, second] = [
    { id: '1', title: '1', start: 10_000, end: 10_600 },
    { id: '2', title: '2', start: 10_660, end: 11_200 },
  ];
  await open({
    source: { kind: 'live', hls: 'https://origin/live.m3u8', archived: true },
    programmes: [first, second],
    now: () => 12_000,
  });
  report(engine().media, { currentTime: 590 }, 'timeupdate');
  await choose(/^Когда/);
  report(engine().media, { currentTime: 600.2 }, 'timeupdate');
  expect(engine().media.paused).toBe(true);
});

test('at the end of a programme of the archive the sleep timer lets no other one follow', async () => {
  nextEngine.zero = 10_000;
  const onRequestTime = jest.fn();
  await open({
    source: { kind: 'archive', hls: 'https://origin/1.m3u8', startDate: 10_000 },
    programmes: [{ id: '1', title: '1', start: 10_000, end: 10_600 }],
    now: () => 12_000,
    onRequestTime,
  });
  await choose(/^Когда/);
  report(engine().media, { currentTime: 600, ended: true, paused: true }, 'timeupdate', 'ended');
  await settle();
  expect([onRequestTime.mock.calls, said()]).toEqual([[], ru.player.slept]);
});

describe('copy a link to this moment', () => {
  const clipboard = (writeText: (text: string) => Promise<void>) =>
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });

  async function copy() {
    await open({ linkAt: (second) => `/watch/snow?t=${second}` });
    report(engine().media, { currentTime: 75.4 }, 'timeupdate');
    await user.click(screen.getByRole('button', { name: 'Настройки' }));
    await settle();
    await user.click(screen.getByRole('button', { name: 'Скопировать ссылку на этот момент' }));
    await settle();
  }

  test('copies the address with the second on screen', async () => {
    const copied: string[] = [];
    clipboard(async (text) => void copied.push(text));
    await copy();
    expect(copied).toEqual([`${location.origin}/watch/snow?t=75`]);
    expect(said()).toBe(ru.player.linkCopied);
  });

  test('says when the browser refuses', async () => {
    clipboard(async () => {
      throw new DOMException('', 'NotAllowedError');
    });
    await copy();
    expect(said()).toBe(ru.player.linkFailed);
  });
});
