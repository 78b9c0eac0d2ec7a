import { compiledOnce } from '../../src/http/compiled-once.ts';

test('a schema is compiled at its first use, and once', () => {
  const compile = jest.fn((schema: object) => Object.keys(schema));
  const compiled = compiledOnce(compile);
  const schema = { type: 'object' };
  expect(compile).not.toHaveBeenCalled();
  expect(compiled(schema)).toEqual(['type']);
  expect(compiled(schema)).toBe(compiled(schema));
  expect(compile).toHaveBeenCalledTimes(1);
  compiled({ type: 'object' });
  expect(compile).toHaveBeenCalledTimes(2);
});
