import fc from 'fast-check';
import { timedMetadata } from '../../src/origin/timed-metadata.ts';
import { readTimedMetadata } from './media-boxes.ts';

const part = {
  id: '803929001767258000',
  contentId: '1',
  episodeId: null,
  start: 460_428_000,
  isDark: false,
};

test('timed metadata covers its segment and gives the second of the programme at its start', () => {
  fc.assert(
    fc.property(fc.nat(10_000), (offset) => {
      const read = readTimedMetadata(timedMetadata(part.start + offset, part) ?? Buffer.alloc(0));
      expect(read?.seconds).toBeCloseTo((part.start + offset) * 3.84, 5);
      expect(read?.duration).toBe(3.84);
      expect(read?.about.id).toBe(part.id);
      expect(read?.about.from).toBeCloseTo(offset * 3.84, 5);
    }),
  );
});

test('it is an ID3 text in an event of the scheme that players know, with correct sizes', () => {
  const read = readTimedMetadata(timedMetadata(part.start, part) ?? Buffer.alloc(0));
  expect(read).toMatchObject({ scheme: 'https://aomedia.org/emsg/ID3', frame: 'TXXX' });
  expect(read?.description).toBe('taspa.part');
  // Below 128 a size with seven bits per byte equals the size.
  expect(read?.sizes).toEqual(read?.lengths);
});

test('spec 2 §4 Blackout: metadata says nothing during a blackout', () => {
  expect(timedMetadata(part.start, { ...part, isDark: true })).toBeNull();
});
