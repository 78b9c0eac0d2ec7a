import { PinRequired } from '@/lib/rules/parental/pin-required';
import { isNotFound, PlatformError } from '@/lib/shared/platform-error';

/** The class as another bundle has it: the server has one, and the routes of the framework have another. */
function otherCopy(): typeof PlatformError {
  let copy = PlatformError;
  jest.isolateModules(() => {
    copy = jest.requireActual('@/lib/shared/platform-error').PlatformError;
  });
  return copy;
}

test('an error of another bundled copy is known as what it is, because bundles wait for the same answers', () => {
  const Other = otherCopy();
  expect(Other).not.toBe(PlatformError);
  const error = new Other('refused', 'no such title', { status: 404 });
  expect(error).toBeInstanceOf(PlatformError);
  expect(isNotFound(error)).toBe(true);
});

test('other errors are not PlatformErrors, and a PlatformError is not of every subclass', () => {
  for (const other of [new Error('PlatformError'), { kind: 'refused' }, null, 'refused'])
    expect(other instanceof PlatformError).toBe(false);
  expect(new PlatformError('unavailable', 'no answer') instanceof PinRequired).toBe(false);
  expect(new PinRequired('vod', null) instanceof PinRequired).toBe(true);
  expect(new PinRequired('vod', null)).toBeInstanceOf(PlatformError);
});
