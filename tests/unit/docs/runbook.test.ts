import { readFileSync } from 'node:fs';
import { faults } from '@/scripts/lib/alarm-faults.mjs';

const read = (file: string) => readFileSync(file, 'utf8');
const rules = read('deploy/prometheus/alerts.yaml');
const board = read('deploy/grafana/taspa.json');
const alarms = [...rules.matchAll(/alert: (\w+)/g)].map(([, name = '']) => name);

test('docs/RUNBOOK.md: every alarm has a section, the anchor of its rule, and a fault that triggers it; there are no others', () => {
  const sections = [...read('docs/RUNBOOK.md').matchAll(/^## (\w+)$/gm)].map(([, name = '']) => name);
  const anchors = [...rules.matchAll(/runbook: docs\/RUNBOOK\.md#(\w+)/g)].map(([, name = '']) => name);
  expect(alarms).toHaveLength(12);
  expect(sections.toSorted()).toEqual(alarms.toSorted());
  expect(Object.keys(faults).toSorted()).toEqual(alarms.toSorted());
  expect(anchors).toEqual(alarms.map((name) => name.toLowerCase()));
});

test('docs/RUNBOOK.md: a section says what the viewer sees, what to look at and what to do', () => {
  for (const section of read('docs/RUNBOOK.md').split(/^## /m).slice(1))
    expect(section).toMatch(/\*\*The viewer sees\*\*[\s\S]*\*\*Look at\*\*[\s\S]*\*\*Do\*\*/);
});

test('docs/OPERATIONS.md "Metrics": alarms and dashboard read only figures that a program has', () => {
  const programs = `${read('server/metrics/web-metrics.ts')}${read('platform/src/metrics/metrics.ts')}`;
  const known = new Set([...programs.matchAll(/'(taspa_\w+)'/g)].map(([, name]) => name));
  expect(known.size).toBeGreaterThan(12);
  const figures = new Set([...`${rules}${board}`.matchAll(/\btaspa_\w+/g)].map(([name]) => name));
  expect(figures.size).toBeGreaterThan(12);
  for (const figure of figures) expect(known).toContain(figure.replace(/_(?:bucket|count|sum)$/, ''));
});

test('deploy/grafana: the dashboard is for any Prometheus, and each of its panels has an id of its own', () => {
  const { panels, templating } = JSON.parse(board);
  expect(templating.list[0]).toMatchObject({ type: 'datasource', query: 'prometheus' });
  expect(new Set(panels.map(({ id }: { id: number }) => id)).size).toBe(panels.length);
});
