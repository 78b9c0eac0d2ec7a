import { act, render, screen } from '@testing-library/react';
import { Poster } from '@/components/ui/poster/Poster';
import { Spinner } from '@/components/ui/spinner/Spinner';
import { Status } from '@/components/ui/status/Status';

const status = () => screen.getByRole('status');
/** What a screen reader finds in the status. */
const told = () => (status().querySelector('[aria-hidden="true"]') ? '' : status().textContent);

describe('WCAG 4.1.3: words that come with a part of the page are announced', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('they are seen at once, and belong to the status after it is there, which is a change', () => {
    const { rerender } = render(<Status>Checking</Status>);
    const first = status();
    expect(screen.getByText('Checking')).toBeVisible();
    expect(told()).toBe('');
    act(() => jest.advanceTimersByTime(200));
    expect(told()).toBe('Checking');
    rerender(<Status>Done</Status>);
    expect(told()).toBe('Done');
    expect(status()).toBe(first);
  });

  test('the reason why a player was replaced is told', () => {
    render(
      <Poster src={null} icon={null} title="Screen time is over" text="Until tomorrow">
        <button type="button">Ask a parent</button>
      </Poster>,
    );
    expect(screen.getByText('Screen time is over')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Ask a parent' })).toBeVisible();
    expect(told()).toBe('');
    act(() => jest.advanceTimersByTime(200));
    expect(told()).toBe('Screen time is overUntil tomorrow');
  });

  test('a spinner beside words is not a second status', () => {
    render(
      <Status>
        <Spinner label={null} />
        Checking
      </Status>,
    );
    expect(screen.getAllByRole('status')).toHaveLength(1);
  });
});
