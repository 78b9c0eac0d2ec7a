import { type Fault, type FaultKind, type Ladder, nextStep, noErrors } from '@/player/core/errors/ladder';

const fault = (kind: FaultKind): Fault => ({ kind, fatal: kind !== 'fragment', detail: 'test' });

/** The reactions to a sequence of faults. */
function steps(...kinds: FaultKind[]): string[] {
  let ladder: Ladder = noErrors;
  return kinds.map((kind) => {
    const climbed = nextStep(ladder, fault(kind));
    ladder = climbed.ladder;
    return climbed.step.do === 'stop' ? `stop ${climbed.step.code}` : climbed.step.do;
  });
}

test('spec 2 §4: a network error restarts loading; above 2 errors playback stops with error_video_download', () => {
  expect(steps('network', 'network', 'network')).toEqual(['restart', 'restart', 'stop download']);
});

test('spec 2 §4: a fatal media error triggers one recovery attempt', () => {
  expect(steps('media', 'media', 'media')).toEqual(['recover', 'rebuild', 'stop download']);
});

test('spec 2 §4: incompatible codecs are reported without recovery: error_video_codec', () => {
  expect(steps('codec')).toEqual(['stop codec']);
});

test('spec 2 §8: a refused licence has its own error', () => {
  expect([...steps('drm'), ...steps('drmExpired'), ...steps('noDrm')]).toEqual([
    'stop drm',
    'stop drmExpired',
    'stop noDrm',
  ]);
});

test('spec 2 §4: more than 5 fragment errors are a video error and cause a jump ahead', () => {
  expect(steps(...Array<FaultKind>(6).fill('fragment'))).toEqual([...Array(5).fill('wait'), 'jumpAhead']);
});

test('spec 2 §4: after 10 retries the error state is shown', () => {
  const all = steps(...Array<FaultKind>(6 * 11).fill('fragment'));
  expect(all.filter((step) => step === 'jumpAhead')).toHaveLength(10);
  expect(all.at(-1)).toBe('stop download');
});

test('spec 2 §4: kinds of fatal errors are counted together, fragment errors separately', () => {
  expect(steps('network', 'fragment', 'media', 'other')).toEqual([
    'restart',
    'wait',
    'recover',
    'stop download',
  ]);
});
