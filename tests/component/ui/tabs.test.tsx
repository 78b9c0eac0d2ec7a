import { fireEvent, render, screen } from '@testing-library/react';
import { Tabs } from '@/components/ui/tabs/Tabs';
import { TELEVISION_CLASS } from '@/lib/shared/sites/television';
import { user } from '@/tests/support/user';

const tabs = [
  { id: 'channels', label: 'Channels', content: <p>list of channels</p> },
  { id: 'schedule', label: 'Schedule', content: <p>list of programmes</p> },
  { id: 'about', label: 'About', content: <p>about the channel</p> },
];

const selected = () => screen.getByRole('tab', { selected: true });

beforeAll(() => {
  globalThis.CSS = { ...globalThis.CSS, escape: (text: string) => text } as typeof CSS;
});

test.each([
  ['ArrowRight', 'Schedule'],
  ['ArrowLeft', 'About'],
  ['End', 'About'],
  ['Home', 'Channels'],
])('ARIA tabs: %s from the first tab selects and focuses %s', async (key, expected) => {
  render(<Tabs label="Panel" tabs={tabs} />);
  await user.tab();
  expect(selected()).toHaveFocus();
  await user.keyboard(`{${key}}`);
  expect(selected()).toHaveAccessibleName(expected);
  expect(selected()).toHaveFocus();
});

describe('on a television', () => {
  beforeEach(() => document.documentElement.classList.add(TELEVISION_CLASS));
  afterEach(() => document.documentElement.classList.remove(TELEVISION_CLASS));

  test.each([
    ['ArrowLeft', 'channels', 'Channels'],
    ['ArrowRight', 'about', 'About'],
  ])('%s leaves the line of tabs at its edge', (key, initial, name) => {
    render(<Tabs label="Panel" tabs={tabs} initial={initial} />);
    expect(fireEvent.keyDown(selected(), { key })).toBe(true);
    expect(selected()).toHaveAccessibleName(name);
  });

  test('inside of the line an arrow selects the next tab', () => {
    render(<Tabs label="Panel" tabs={tabs} initial="channels" />);
    expect(fireEvent.keyDown(selected(), { key: 'ArrowRight' })).toBe(false);
    expect(selected()).toHaveAccessibleName('Schedule');
  });
});

test('only the selected tab is in tab order', () => {
  render(<Tabs label="Panel" tabs={tabs} initial="schedule" />);
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([-1, 0, -1]);
});

test('the panel has the name of its tab; other panels stay hidden in the document', async () => {
  render(<Tabs label="Panel" tabs={tabs} />);
  expect(screen.getByRole('tabpanel')).toHaveAccessibleName('Channels');
  expect(screen.getByText('list of programmes')).not.toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Schedule' }));
  expect(screen.getByText('list of programmes')).toBeVisible();
});
