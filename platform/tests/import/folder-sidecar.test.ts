import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { factsOf } from '../../src/import/folder/facts.ts';
import { inAllLanguages, readSidecar } from '../../src/import/folder/sidecar.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'taspa-sidecar-'));
afterAll(() => rmSync(folder, { recursive: true }));

function read(text: string) {
  const file = path.join(folder, 'film.json');
  writeFileSync(file, text);
  return readSidecar(file);
}

test.each([
  ['{}', {}],
  ['\uFEFF{"title":"Соль","age":0}', { title: 'Соль', age: 0 }],
  ['{"title":{"kk":"Тұз"},"year":1999}', { title: { kk: 'Тұз' }, year: 1999 }],
])('import folder: %s beside a film is read', async (text, expected) => {
  expect(await read(text)).toEqual(expected);
});

test.each([
  ['', 'is not JSON'],
  ['{\n"age": 12\n"year": 2000}', 'look at line 3'],
  ['[]', 'cannot be used: the whole'],
  ['{"age":"12+"}', 'cannot be used: age'],
  ['{"age":-1}', 'cannot be used: age'],
  ['{"agee":12}', 'cannot be used'],
  [`{"short":"${'a'.repeat(300_000)}"}`, 'is larger than 256 KB'],
  ['{"title":{}}', 'cannot be used: title'],
  ['{"title":{"fr":"Sel"}}', 'cannot be used: title'],
  ['{"persons":[{"name":"A","role":"king"}]}', 'cannot be used: persons.0.role'],
])('wrong files: the line and the reason: %s', async (text, reason) => {
  expect(await read(text)).toContain(reason);
});

test('missing languages fall back to another text, Russian first', () => {
  expect(inAllLanguages({ kk: 'Тұз', en: 'Salt' })).toEqual({
    ru: 'Salt',
    kk: 'Тұз',
    en: 'Salt',
    uz: 'Salt',
  });
  expect(inAllLanguages({ ru: 'Соль', uz: 'Tuz' })).toEqual({
    ru: 'Соль',
    kk: 'Соль',
    en: 'Соль',
    uz: 'Tuz',
  });
});

test('a long description is cut for cards at a word', () => {
  const none = { genres: [], countries: [] };
  const name = { title: inAllLanguages('Соль'), year: null };
  const { facts } = factsOf(name, { description: `${'слово '.repeat(40)}конец.` }, none);
  expect(facts.short.ru).toMatch(/^(слово ){20,}слово…$/);
  expect(facts.short.ru.length).toBeLessThanOrEqual(161);
  expect(factsOf(name, { description: 'Коротко.' }, none).facts.short.ru).toBe('Коротко.');
  const unbroken = `${'x'.repeat(158)}${'😀'.repeat(9)}`;
  expect(factsOf(name, { description: unbroken }, none).facts.short.ru).toBe(`${'x'.repeat(158)}…`);
});
