import userEvent from '@testing-library/user-event';

/** A person at the page: each action is the whole sequence of pointer, focus and key events. No delay, so a stopped clock stops nothing here. */
export const user = userEvent.setup({ delay: null });

/** Replaces what a field holds. */
export async function fillIn(field: Element, text: string): Promise<void> {
  await user.clear(field);
  if (text) await user.type(field, text);
}
