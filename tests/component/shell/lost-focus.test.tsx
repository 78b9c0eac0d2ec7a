import { act, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { returnLostFocus } from '@/components/shell/deferred/lost-focus';
import { installDialog } from '../ui/browser';

let shell = new AbortController();
const pass = () => act(() => jest.advanceTimersByTimeAsync(150));
const button = (name: string) => screen.getByRole('button', { name });
const focus = (name: string) => act(() => button(name).focus());

/** A part that shows something else after `change`. */
let change: () => void = () => {};
function Part({ first, then }: { first: ReactNode; then: ReactNode }) {
  const [isChanged, setChanged] = useState(false);
  change = () => act(() => setChanged(true));
  return isChanged ? then : first;
}

beforeAll(installDialog);
beforeEach(() => {
  jest.useFakeTimers();
  history.replaceState(null, '', '/lk');
  shell = new AbortController();
  returnLostFocus(shell.signal);
});
afterEach(() => {
  shell.abort();
  jest.useRealTimers();
});

describe('WCAG 2.4.3: a control that is removed with the focus of the keyboard', () => {
  const line = (name: string) => (
    <li key={name}>
      <button type="button">{name}</button>
    </li>
  );

  test.each([
    ['the next one', ['a', 'b', 'c'], 'b', 'c'],
    ['the one before it, where it was the last', ['a', 'b'], 'b', 'a'],
  ])('of a list: %s has the focus', async (_, names, gone, expected) => {
    render(
      <main>
        <ul>
          <Part first={names.map(line)} then={names.filter((name) => name !== gone).map(line)} />
        </ul>
      </main>,
    );
    focus(gone);
    change();
    expect(document.body).toHaveFocus();
    await pass();
    expect(button(expected)).toHaveFocus();
  });

  test('a retry: the heading of its section has the focus while it loads', async () => {
    render(
      <main>
        <section>
          <h2>Payments</h2>
          <Part first={<button type="button">Try again</button>} then={<p>Loading</p>} />
        </section>
        <button type="button">Elsewhere</button>
      </main>,
    );
    focus('Try again');
    change();
    await pass();
    expect(screen.getByRole('heading', { name: 'Payments' })).toHaveFocus();
  });

  test('a control that takes its place is the next one', async () => {
    render(
      <div>
        <button type="button">Before</button>
        <Part
          first={<button type="button">Make primary</button>}
          then={
            <p>
              <button type="button">Delete</button>
            </p>
          }
        />
        <button type="button">After</button>
      </div>,
    );
    focus('Make primary');
    change();
    await pass();
    expect(button('Delete')).toHaveFocus();
  });

  test('one that is only moved keeps it', async () => {
    render(<main>{['a', 'b'].map((name) => line(name))}</main>);
    focus('a');
    const moved = button('a').closest('li') as Element;
    act(() => moved.parentElement?.append(moved));
    expect(document.body).toHaveFocus();
    await pass();
    expect(button('a')).toHaveFocus();
  });

  test('a message over the page: what had the focus before has it again', async () => {
    render(
      <>
        <main>
          <button type="button">Remove</button>
          <button type="button">Other</button>
        </main>
        <Part first={<button type="button">Undo</button>} then={null} />
      </>,
      { container: document.body },
    );
    focus('Remove');
    focus('Undo');
    change();
    await pass();
    expect(button('Remove')).toHaveFocus();
  });

  test.each(['Pause', 'Volume'])(
    'a player that is replaced, with %s: what takes its place has it',
    async (control) => {
      render(
        <main>
          <button type="button">Before</button>
          <Part
            first={
              <section>
                <div data-screen="" />
                <button type="button">Pause</button>
                <button type="button">Volume</button>
              </section>
            }
            then={<button type="button">Enter the PIN</button>}
          />
          <button type="button">After</button>
        </main>,
      );
      focus('Pause');
      focus(control);
      change();
      expect(document.body).toHaveFocus();
      await pass();
      expect(button('Enter the PIN')).toHaveFocus();
    },
  );

  test('in a dialog it stays in the dialog', async () => {
    render(
      <main>
        <button type="button">Behind</button>
        <dialog open>
          <h2>Bank</h2>
          <Part first={<button type="button">Try again</button>} then={<p>Loading</p>} />
        </dialog>
      </main>,
    );
    focus('Try again');
    change();
    await pass();
    expect(screen.getByRole('heading', { name: 'Bank' })).toHaveFocus();
  });
});

describe('nothing is focused', () => {
  const page = (first: ReactNode) => (
    <main>
      <button type="button">Next</button>
      <Part first={first} then={null} />
    </main>
  );

  test('when the viewer has left the control before', async () => {
    render(page(<button type="button">Gone</button>));
    focus('Gone');
    act(() => button('Gone').blur());
    await pass();
    change();
    await pass();
    expect(document.body).toHaveFocus();
  });

  test('when another page has opened', async () => {
    render(page(<button type="button">Gone</button>));
    focus('Gone');
    history.replaceState(null, '', '/channels');
    change();
    await pass();
    expect(document.body).toHaveFocus();
  });

  test('when somebody else moved the focus', async () => {
    render(page(<button type="button">Gone</button>));
    focus('Gone');
    change();
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    await pass();
    expect(field).toHaveFocus();
    field.remove();
  });

  test('when a dialog has closed, which gives it back itself, or one has opened over the page', async () => {
    render(
      page(
        <dialog open>
          <button type="button">Gone</button>
        </dialog>,
      ),
    );
    focus('Gone');
    change();
    await pass();
    expect(document.body).toHaveFocus();
  });

  test('when a player is removed that the viewer has left', async () => {
    render(
      page(
        <section>
          <div data-screen="" />
          <button type="button">Pause</button>
        </section>,
      ),
    );
    focus('Pause');
    act(() => button('Pause').blur());
    await pass();
    change();
    await pass();
    expect(document.body).toHaveFocus();
  });

  test('in the player, which has a rule of its own', async () => {
    render(
      <main>
        <section>
          <div data-screen="" />
          <Part first={<button type="button">Gone</button>} then={null} />
          <button type="button">Pause</button>
        </section>
      </main>,
    );
    focus('Gone');
    change();
    await pass();
    expect(document.body).toHaveFocus();
  });
});
