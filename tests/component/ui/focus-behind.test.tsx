import { fireEvent, render, screen } from '@testing-library/react';
import { focusBehind } from '@/components/ui/dialog/focus-behind';

test('focuses an element of the page at once', () => {
  render(<h2 tabIndex={-1}>Devices</h2>);
  focusBehind(screen.getByRole('heading'));
  expect(screen.getByRole('heading')).toHaveFocus();
});

test('spec 3 §2 Devices: waits for a dialog that still covers the page, because what is behind it takes no focus', () => {
  render(
    <>
      <h2 tabIndex={-1}>Devices</h2>
      <dialog open>
        <button type="button">Remove</button>
      </dialog>
    </>,
  );
  focusBehind(screen.getByText('Devices'));
  expect(screen.getByText('Devices')).not.toHaveFocus();
  fireEvent(screen.getByRole('dialog'), new Event('close'));
  expect(screen.getByText('Devices')).toHaveFocus();
});
