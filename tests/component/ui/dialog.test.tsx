import { fireEvent, render, screen } from '@testing-library/react';
import { Dialog } from '@/components/ui/dialog/Dialog';
import { user } from '@/tests/support/user';
import { installDialog } from './browser';

beforeAll(installDialog);

function setup(props: Partial<Parameters<typeof Dialog>[0]> = {}) {
  const onClose = jest.fn();
  const view = render(
    <Dialog isOpen onClose={onClose} closeLabel="Close" title="Sure?" {...props}>
      <p>words</p>
    </Dialog>,
  );
  return { onClose, ...view };
}

/** A browser dispatches `cancel` for Esc on a modal dialog. */
const pressEscape = () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));

test('is named by its title, or by a label without a visible title', () => {
  const { unmount } = setup();
  expect(screen.getByRole('dialog')).toHaveAccessibleName('Sure?');
  unmount();
  setup({ title: undefined, label: 'Film' });
  expect(screen.getByRole('dialog')).toHaveAccessibleName('Film');
});

test('spec 3 §2 Modal shell: closes by Esc, the close button and the overlay', async () => {
  const { onClose } = setup();
  pressEscape();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('dialog'));
  expect(onClose).toHaveBeenCalledTimes(3);
});

test('a press inside does not close', async () => {
  const { onClose } = setup();
  await user.click(screen.getByText('words'));
  expect(onClose).not.toHaveBeenCalled();
});

test('spec 3 §2 Modal shell: hideClose cannot be closed', async () => {
  const { onClose } = setup({ hideClose: true });
  const event = new Event('cancel', { cancelable: true });
  fireEvent(screen.getByRole('dialog'), event);
  await user.click(screen.getByRole('dialog'));
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  expect(event.defaultPrevented).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
});

describe('a browser closes the dialog without an event that can be cancelled', () => {
  const closeByBrowser = () => {
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    dialog.close();
    fireEvent(dialog, new Event('close'));
    return dialog;
  };

  test('the opener is notified', () => {
    const { onClose } = setup();
    closeByBrowser();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('spec 3 §2 Modal shell: with hideClose it opens again', () => {
    const { onClose } = setup({ hideClose: true });
    expect(closeByBrowser().open).toBe(true);
    expect(onClose).not.toHaveBeenCalled();
  });

  test('closing from code sends no second notification', () => {
    const { onClose, rerender } = setup();
    const dialog = screen.getByRole('dialog');
    rerender(
      <Dialog isOpen={false} onClose={onClose} closeLabel="Close" title="Sure?">
        <p>words</p>
      </Dialog>,
    );
    fireEvent(dialog, new Event('close'));
    expect(onClose).not.toHaveBeenCalled();
  });
});

test('returns focus to its opener, also when it is unmounted while open', () => {
  render(<button type="button">open</button>);
  const opener = screen.getByRole('button', { name: 'open' });
  opener.focus();
  const { unmount } = setup();
  screen.getByRole('button', { name: 'Close' }).focus();
  unmount();
  expect(opener).toHaveFocus();
});
