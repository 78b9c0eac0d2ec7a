/** @jest-environment jsdom */
import { takeQuietLogin } from '@/lib/client/viewer/quiet-login';

test('a login without a dialog is taken once, also in a frame of another site, which keeps its cookie apart', () => {
  const written: string[] = [];
  jest.spyOn(document, 'cookie', 'get').mockReturnValue('taspa_quiet=1');
  jest.spyOn(document, 'cookie', 'set').mockImplementation((line) => written.push(line) > 0);
  expect(takeQuietLogin()).toBe(true);
  const plain = 'taspa_quiet=; path=/; max-age=0';
  expect(written).toEqual([plain, `${plain}; secure; samesite=none; partitioned`]);
});
