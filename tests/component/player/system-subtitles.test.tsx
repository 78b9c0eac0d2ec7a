import { act } from '@testing-library/react';
import { TEXT_OFF } from '@/player/core/tracks';
import { createNativeEngine } from '@/player/engines/native/native';
import { advance, engine, noTracks, open, playWithFakes } from './support';

jest.mock('@/player/engines/load', () => ({
  loadEngine: async () => jest.requireActual<typeof import('./support')>('./support').createFakeEngine,
}));

playWithFakes();

class FakeCue {
  id = '';
  constructor(
    readonly startTime: number,
    readonly endTime: number,
    readonly text: string,
  ) {}
}

/** A text track as a browser has it; jsdom has none. */
function fakeTrack(language = '') {
  const cues: FakeCue[] = [];
  return {
    language,
    label: language,
    mode: 'disabled',
    cues,
    oncuechange: null as (() => void) | null,
    addCue: (cue: FakeCue) => cues.push(cue),
    removeCue: (cue: FakeCue) => cues.splice(cues.indexOf(cue), 1),
  };
}

const textId = (id: string) => act(() => engine().events.tracks({ ...noTracks, textId: id }));

beforeAll(() => Object.assign(globalThis, { VTTCue: FakeCue }));

describe('spec 2 §4 Tracks: in the full screen of an iPhone subtitles are those of the system', () => {
  test('the cues of the chosen track are given to the element, also those that come later, and taken back after it', async () => {
    await open();
    const { media } = engine();
    const track = fakeTrack();
    media.addTextTrack = () => track as unknown as TextTrack;
    textId('0');
    act(() => engine().events.cues('0', [{ start: 1, end: 2, text: 'Salem' }]));
    act(() => engine().events.cues('1', [{ start: 1, end: 2, text: 'Hello' }]));
    media.dispatchEvent(new Event('webkitbeginfullscreen'));
    expect(track.mode).toBe('showing');
    act(() => engine().events.cues('0', [{ start: 5, end: 6, text: 'Sau bol' }]));
    await advance(1000);
    expect(track.cues.map(({ text }) => text)).toEqual(['Salem', 'Sau bol']);
    media.dispatchEvent(new Event('webkitendfullscreen'));
    expect([track.mode, track.cues]).toEqual(['disabled', []]);
  });

  test('without chosen subtitles the system shows none', async () => {
    await open();
    const track = fakeTrack();
    engine().media.addTextTrack = () => track as unknown as TextTrack;
    textId(TEXT_OFF);
    act(() => engine().events.cues('0', [{ start: 1, end: 2, text: 'Salem' }]));
    engine().media.dispatchEvent(new Event('webkitbeginfullscreen'));
    expect(track.cues).toEqual([]);
  });

  test('elsewhere the player of the browser only reads them, and the player draws them', () => {
    const media = document.createElement('video');
    const track = fakeTrack('ru');
    track.addCue(new FakeCue(1, 2, '<i>Привет</i>'));
    const list = Object.assign([track], { addEventListener() {}, removeEventListener() {} });
    Object.defineProperty(media, 'textTracks', { value: list });
    const events = { tracks: jest.fn(), height() {}, cues: jest.fn(), fault() {}, leftWindow() {} };
    const native = createNativeEngine(media, events);
    native.setText('0');
    expect(track.mode).toBe('hidden');
    expect(events.cues).toHaveBeenCalledWith('0', [{ start: 1, end: 2, text: 'Привет' }]);
    expect(events.tracks).toHaveBeenLastCalledWith(expect.objectContaining({ textId: '0' }));
    native.setText(TEXT_OFF);
    expect(track.mode).toBe('disabled');
  });
});
