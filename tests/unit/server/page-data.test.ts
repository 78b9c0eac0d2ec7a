import type { Answer } from '@/server/answer';
import { finish } from '@/server/finish';
import { PageData, pageDataFile } from '@/server/page-data';
import { until } from '@/tests/support/until';

process.env.SESSION_SECRET = 'unit-tests-need-a-session-secret-too';

const RENDERED = { path: '/taspa/ru/movies', locale: 'ru' as const, isFramable: false };
const SHARED = {
  'x-nextjs-cache': 'HIT',
  'x-middleware-rewrite': '/taspa/ru/movies',
  'content-type': 'text/html; charset=utf-8',
};
const { 'x-nextjs-cache': _, ...PERSONAL } = SHARED;
const COMPLETE = '<template data-complete=""></template>';
const START = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const DATA = `${START}<script>self.__next_f.push([1,"one \\u003c/b>\\n"])</script><p>text</p><script>self.__next_f.push([1,"два"])</script>`;

function finished(body: string, headers: Record<string, string> = SHARED): Answer {
  const html = `<!DOCTYPE html><html><head></head><body>${body}</body></html>`;
  return finish({ status: 200, headers, body: Buffer.from(html) }, RENDERED);
}

const textOf = (answer: Answer | undefined) => String(answer?.body('identity'));
const policyOf = ({ headers }: Answer) => headers[headers.indexOf('content-security-policy') + 1] ?? '';

describe('decisions/0031: the data of a page that waits for its viewer', () => {
  test('is a file that the page names, and no script of the page has it', () => {
    const page = finished(COMPLETE + DATA);
    expect(textOf(page.data?.answer)).toBe('one </b>\nдва');
    expect(textOf(page)).toContain(
      `<template data-complete="" data-page-data="${page.data?.path}"></template>`,
    );
    expect(textOf(page)).toContain('<p>text</p>');
    expect(textOf(page)).not.toContain('__next_f.push');
  });

  test('has another name when it changes, which changes the page', () => {
    const [one, same, other] = [DATA, DATA, DATA.replace('два', 'три')].map((data) =>
      finished(COMPLETE + data),
    );
    expect(one?.data?.path).toBe(same?.data?.path);
    expect(one?.data?.path).not.toBe(other?.data?.path);
    expect(one?.etag).not.toBe(other?.etag);
  });

  test('may be kept by browsers and shared caches, because it never changes', () => {
    const { answer } = pageDataFile('data');
    expect(answer.headers).toContain('public, max-age=3600, immutable');
  });

  test.each<[string, string, Record<string, string>]>([
    ['that is made for one viewer', COMPLETE + DATA, PERSONAL],
    ['that needs its scripts at once', DATA, SHARED],
    ['with data of forms', `${COMPLETE}${DATA}<script>self.__next_f.push([2,null])</script>`, SHARED],
    ['with bytes', `${COMPLETE}${DATA}<script>self.__next_f.push([3,"AAE="])</script>`, SHARED],
  ])('stays in a page %s', (_, body, headers) => {
    const page = finished(body, headers);
    expect(page.data).toBeNull();
    expect(textOf(page)).toContain('__next_f.push([1,"два"])');
  });

  test('is still searched for foreign scripts (quality S26)', () => {
    jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    const foreign = '<script>steal()</script>';
    const data = `<script>self.__next_f.push([1,${JSON.stringify(foreign).replaceAll('<', '\\u003c')}])</script>`;
    const page = finished(COMPLETE + foreign + START + data);
    expect(page.data).not.toBeNull();
    expect(policyOf(page)).not.toContain('nonce');
    jest.restoreAllMocks();
  });
});

describe('the data of pages that were sent lately', () => {
  const BYTES = 100_000;
  const found = async (data: PageData, path: string) => textOf((await data.find(path)) ?? undefined);

  /** A store of all instances. */
  function store() {
    const copies = new Map<string, object>();
    return {
      get: jest.fn(async (key: string) => copies.get(key) ?? null),
      set: jest.fn(async (key: string, copy: object) => void copies.set(key, copy)),
    };
  }

  test('is found by its path until newer data needs its place', async () => {
    const data = new PageData(BYTES, () => undefined);
    const [one, other] = ['1', '2'].map((sign) => pageDataFile(sign.repeat(60_000)));
    if (!one || !other) throw new Error('two files');
    data.keep(one);
    expect(await data.find(one.path)).toBe(one.answer);
    data.keep(other);
    expect(await data.find(one.path)).toBeNull();
    data.keep(one);
    expect(await data.find(one.path)).toBe(one.answer);
  });

  test('is found by another instance, which needs no store afterwards', async () => {
    const copies = store();
    const [one, other] = [new PageData(BYTES, () => copies), new PageData(BYTES, () => copies)];
    const file = pageDataFile('данные'.repeat(1_000));
    one.keep(file);
    await until(() => copies.set.mock.calls.length > 0);
    expect(await found(other, file.path)).toBe('данные'.repeat(1_000));
    expect(await found(other, file.path)).toBe('данные'.repeat(1_000));
    expect(copies.get).toHaveBeenCalledTimes(1);
    expect(await other.find(file.path.replace(/.$/, '~'))).toBeNull();
    expect(copies.get).toHaveBeenCalledTimes(1);
    expect(await other.find(pageDataFile('unknown').path)).toBeNull();
  });

  test('is shared once in half an hour, however often its page is sent', () => {
    let now = 0;
    const copies = jest.fn(() => store());
    const data = new PageData(BYTES, copies, () => now);
    const file = pageDataFile('data');
    for (let minute = 0; minute <= 61; minute += 1) {
      now = minute * 60_000;
      data.keep(file);
    }
    expect(copies).toHaveBeenCalledTimes(3);
  });
});
