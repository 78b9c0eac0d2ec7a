import { render, screen } from '@testing-library/react';
import { NextLine } from '@/components/channels/viewer/NextLine';
import type { ViewerLabels } from '@/components/channels/viewer/props';
import type { ScheduleEntry } from '@/lib/rules/schedule/entry';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';

const { channels, viewer } = dictionaries.en;
const labels = { channels, viewer } as ViewerLabels;
/** 10:00 in Almaty. */
const TEN = Date.UTC(2026, 10, 21, 5) / 1000;

const entry = (id: string, startsAt: number) =>
  ({ id, title: `Programme ${id}`, startsAt, endsAt: startsAt + 3_600 }) as ScheduleEntry;
const entries = [entry('a', TEN), entry('b', TEN + 3_600), entry('c', TEN + 7_200)];

test('under the picture stands what follows the programme on screen, and when', () => {
  render(<NextLine entries={entries} entry={entries[0] ?? null} isLive labels={labels} />);
  expect(screen.getByText('Programme b')).toBeVisible();
  expect(screen.getByText(/11:00/)).toBeVisible();
  expect(screen.queryByText('Programme c')).toBeNull();
});

test('how far the programme is shows on air only: in the archive the player has its own bar', () => {
  const { rerender } = render(
    <NextLine entries={entries} entry={entries[0] ?? null} isLive labels={labels} />,
  );
  expect(screen.getByRole('img')).toBeVisible();
  rerender(<NextLine entries={entries} entry={entries[0] ?? null} isLive={false} labels={labels} />);
  expect(screen.queryByRole('img')).toBeNull();
});

test('before the schedule loads the line is empty and keeps its place', () => {
  const { container } = render(<NextLine entries={null} entry={null} isLive labels={labels} />);
  expect(container.firstChild).toBeEmptyDOMElement();
});
