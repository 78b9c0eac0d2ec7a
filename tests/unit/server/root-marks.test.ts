import { withRootMarks } from '@/server/root-marks';

const page = (body: string) => `<!DOCTYPE html><html lang="ru"><body>${body}</body></html>`;

test('the first byte of a page has the marks of its parts on the root element', () => {
  const parts =
    '<span hidden="" data-root-mark="stage"></span><span hidden="" data-root-mark="no-player"></span>';
  expect(withRootMarks(page(parts))).toBe(
    page(parts).replace('<html ', '<html data-stage="" data-no-player="" '),
  );
});

test('a page without such parts stays as it is, and so does one that has a mark only in its data', () => {
  const data = '<script>self.__next_f.push([1,"{\\"data-root-mark\\":\\"stage\\"}"])</script>';
  expect(withRootMarks(page(data))).toBe(page(data));
});
