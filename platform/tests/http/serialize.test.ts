import { Type } from 'typebox';
import { strictSerializer } from '../../src/http/serialize.ts';

const schema = Type.Object({ id: Type.Integer(), name: Type.String() });
const serialize = strictSerializer({ schema, method: 'GET', url: '/v2/things', httpStatus: '200' });

test('an answer of a test that fits its schema is sent as it is', () => {
  expect(serialize({ id: 1, name: 'one' })).toBe('{"id":1,"name":"one"}');
});

test('an answer of a test that differs from its schema fails, and says where', () => {
  expect(() => serialize({ id: 1.5, name: 'one' })).toThrow(/GET \/v2\/things 200 breaks its schema: \/id /);
});
