import { act, render } from '@testing-library/react';
import { ChannelCard } from '@/components/catalogue/cards/ChannelCard';
import { showFrames } from '@/components/catalogue/channels/frames/show-frames';
import { FRAME_STEP_SECONDS } from '@/lib/rules/channels/constants';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { channelCard } from '../channel-card';
import { installObserver, setVisible } from '../ui/observer';

/** At a second that is no multiple of ten. */
const NOW = 1_800_000_007_000;
const STEP_MS = FRAME_STEP_SECONDS * 1000;

let leaving: AbortController;
let isBroken = false;

beforeEach(() => {
  installObserver();
  jest.useFakeTimers({ now: NOW });
  leaving = new AbortController();
  isBroken = false;
  window.matchMedia = ((query: string) => ({ matches: false, media: query })) as typeof window.matchMedia;
  HTMLImageElement.prototype.decode = async () => {
    if (isBroken) throw new Error('no picture');
  };
});
afterEach(() => {
  leaving.abort();
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

const frames = 'http://platform/thumb/live/7';

function tile(more = {}) {
  render(<ChannelCard card={channelCard(7, { frames, ...more })} labels={dictionaries.en.channels} />);
  return document.querySelector('[data-frames]') as HTMLElement;
}

const frameOf = (plate: HTMLElement) => plate.style.getPropertyValue('--frame');
const settled = () => act(async () => {});

test('a tile in view shows the newest picture, and another one every ten seconds, until it leaves the view', async () => {
  const plate = tile();
  showFrames(leaving.signal);
  await settled();
  expect(frameOf(plate)).toBe('');
  setVisible(plate, true);
  await settled();
  expect(frameOf(plate)).toBe(`url("${frames}/1799999990.jpg")`);
  await act(() => jest.advanceTimersByTimeAsync(STEP_MS));
  expect(frameOf(plate)).toBe(`url("${frames}/1800000000.jpg")`);
  setVisible(plate, false);
  await act(() => jest.advanceTimersByTimeAsync(STEP_MS * 3));
  expect(frameOf(plate)).toBe(`url("${frames}/1800000000.jpg")`);
});

test('with reduced motion the first picture stays', async () => {
  window.matchMedia = ((query: string) => ({ matches: true, media: query })) as typeof window.matchMedia;
  const plate = tile();
  showFrames(leaving.signal);
  setVisible(plate, true);
  await act(() => jest.advanceTimersByTimeAsync(STEP_MS * 3));
  expect(frameOf(plate)).toBe(`url("${frames}/1799999990.jpg")`);
});

test('where data is saved a tile keeps its sign', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  const plate = tile();
  showFrames(leaving.signal);
  setVisible(plate, true);
  await settled();
  expect(frameOf(plate)).toBe('');
});

test('a picture that fails leaves the sign, and is not requested again', async () => {
  isBroken = true;
  const plate = tile();
  showFrames(leaving.signal);
  setVisible(plate, true);
  await settled();
  isBroken = false;
  await act(() => jest.advanceTimersByTimeAsync(STEP_MS * 3));
  expect(frameOf(plate)).toBe('');
});

test('a channel without pictures has no place for them', () => {
  expect(tile({ frames: null })).toBeNull();
});
