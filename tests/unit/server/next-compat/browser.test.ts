import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as frameworksConstants from 'next/dist/lib/constants';
import * as appIndex from '@/server/next-compat/browser/app-index';
import * as constants from '@/server/next-compat/browser/constants';
import * as noServerActions from '@/server/next-compat/browser/no-server-actions';
import * as process from '@/server/next-compat/browser/process';
import replacedModules from '@/server/next-compat/browser/replaced-modules.cjs';

/**
 * Row "parts in browsers" of docs/UPGRADING-NEXT.md: what takes the place of parts of the framework has all that its browser scripts
 * read of them.
 */

const OURS: Record<string, object> = {
  'app-index': appIndex,
  constants,
  'no-server-actions': noServerActions,
  process,
};

const textsIn = (folder: string, end: RegExp): Map<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => end.test(file))
      .map((file) => path.join(folder, file))
      .map((file) => [file, readFileSync(file, 'utf8')]),
  );

const FRAMEWORK = 'node_modules/next/dist';
/** Nothing of the older kind of pages is in browsers. */
const OLD_PAGES = `${FRAMEWORK}/shared/lib/router/router.js`;
const browserScripts = ['client', 'shared', 'build/polyfills']
  .flatMap((folder) => [...textsIn(`${FRAMEWORK}/${folder}`, /\.js$/)])
  .filter(([file]) => file !== OLD_PAGES);

/** What the framework's scripts read of a part, as "script: name". */
function readingsOf(part: string): string[] {
  return browserScripts.flatMap(([file, text]) => {
    const [before, after] = text.split(new RegExp(`require\\(["']${part}["']\\)`));
    if (before === undefined || after === undefined) return [];
    const [, one, variable] = /(?:\{ (\w+) \}|(\w+)) = $/.exec(before) ?? [];
    if (one) return [`${file}: ${one}`];
    const names = variable ? [...after.matchAll(new RegExp(`\\b${variable}\\.(\\w+)`, 'g'))] : [];
    return names.length === 0 ? [`${file}: all`] : names.map(([, name]) => `${file}: ${name}`);
  });
}

test.each(Object.entries(replacedModules))(
  '%s: ours has all that the framework reads of it',
  (part, file) => {
    const readings = readingsOf(part);
    expect(readings).not.toEqual([]);
    const known = [...Object.keys(OURS[file] ?? {}), 'all'];
    expect(readings.filter((reading) => !known.includes(reading.split(': ')[1] ?? ''))).toEqual([]);
  },
);

test('the header with the build is the one that the framework reads', () =>
  expect(frameworksConstants).toMatchObject(constants));

test('no file is a server action, and a call of one fails', () => {
  const sources = ['app', 'components', 'lib', 'player'].flatMap((folder) => [...textsIn(folder, /\.tsx?$/)]);
  const actions = sources.filter(([, text]) => /^\s*['"]use server['"]/m.test(text));
  expect(actions.map(([file]) => file)).toEqual([]);
  const reject = jest.fn();
  const state = {};
  expect(noServerActions.serverActionReducer(state, { reject })).toBe(state);
  expect(reject).toHaveBeenCalledWith(expect.any(Error));
});

test('the replaced entry file evaluates the framework’s parts in separate tasks', async () => {
  const [, text = ''] = browserScripts.find(([file]) => file.endsWith('client/app-index.js')) ?? [];
  for (const part of ['react-dom/client', './components/app-router'])
    expect(text).toContain(`require("${part}")`);
  const turns: string[] = [];
  const part = (name: string, exports: object) => () => {
    turns.push(name);
    return exports;
  };
  jest.doMock('react-dom/client', part('react', {}));
  jest.doMock('next/dist/client/components/app-router', part('router', {}));
  const begin = jest.fn();
  jest.doMock('next/dist/client/app-index', part('begin', { hydrate: begin }));
  const nextTask = () => new Promise((resolve) => setTimeout(resolve));
  const isDone = appIndex.hydrate([]);
  expect(turns).toEqual([]);
  await nextTask();
  expect(turns).toEqual(['react']);
  await nextTask();
  expect(turns).toEqual(['react', 'router']);
  await isDone;
  expect(turns).toEqual(['react', 'router', 'begin']);
  expect(begin).toHaveBeenCalledWith([]);
});
