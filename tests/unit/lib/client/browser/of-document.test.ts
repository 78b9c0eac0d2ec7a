/** @jest-environment jsdom */
import { documentKind } from '@/lib/client/browser/of-document';

const { dataset } = document.documentElement;
afterEach(() => delete dataset.pageKind);

const loadedFrom = (path: string) => {
  performance.getEntriesByType = () => [{ name: `https://taspa.test${path}` } as PerformanceEntry];
};

test('quality S26: the kind of a document is the one it was sent with, not that of its address', () => {
  loadedFrom('/packets/old');
  dataset.pageKind = 'plain';
  expect(documentKind()).toBe('plain');
});

test('a document that names none has the kind of its address', () => {
  loadedFrom('/packets/old');
  expect(documentKind()).toBe('money');
});
