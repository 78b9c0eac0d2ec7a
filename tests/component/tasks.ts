import { act } from '@testing-library/react';

/** More than the longest chain of them: a dialog closes by a step back in the history, and the next one opens. */
const TASKS = 10;

/**
 * Lets happen what is already under way: answers of mocks, what is drawn with them, and steps through the history, which jsdom makes in tasks one
 * after the other. All timers without a delay are one queue, so a task of the test comes after those that were there before it, however busy the
 * machine is.
 */
export async function passTasks(): Promise<void> {
  for (let task = 0; task < TASKS; task += 1) await act(() => new Promise((resolve) => setTimeout(resolve)));
}
