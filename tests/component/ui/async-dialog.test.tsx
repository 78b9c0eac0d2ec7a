import { render, screen } from '@testing-library/react';
import { useEffect, useRef } from 'react';
import { Dialog } from '@/components/ui/dialog/Dialog';
import { AsyncContent } from '@/components/ui/modal/AsyncContent';
import { AsyncDialog } from '@/components/ui/modal/AsyncDialog';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { installDialog } from './browser';

beforeAll(installDialog);

const words = dictionaries.en.session;
const frame = { isOpen: true, hideClose: false, onClose: () => {} };
const rest = { hasFailed: false, onRetry: () => {} };

const dialog = (value: string | null, content: React.ReactNode) => (
  <AsyncDialog {...{ frame, words, value, ...rest }} title={() => 'Televisions'}>
    {() => content}
  </AsyncDialog>
);

/** Opens a dialog whose content comes later. */
function load(content: React.ReactNode) {
  const { rerender } = render(dialog(null, content));
  // A browser focuses the first control of a dialog that opens.
  screen.getByRole('button', { name: words.close }).focus();
  rerender(dialog('loaded', content));
}

/** Takes the focus itself. */
function Text() {
  const part = useRef<HTMLElement>(null);
  useEffect(() => part.current?.focus(), []);
  return <section ref={part} tabIndex={-1} aria-label="Text" />;
}

describe('WCAG 2.4.3: the focus after the content of a dialog has loaded', () => {
  test('loaded content without a marked control moves the focus to the dialog’s heading', () => {
    load(<a href="/tv">Samsung</a>);
    expect(screen.getByRole('heading', { name: 'Televisions' })).toHaveFocus();
  });

  test('loaded content with a marked control moves the focus to it', () => {
    load(
      <>
        <a href="/tv">Samsung</a>
        <button type="button" data-autofocus>
          LG
        </button>
      </>,
    );
    expect(screen.getByRole('button', { name: 'LG' })).toHaveFocus();
  });

  test('a dialog over another one moves the focus to its own marked control', () => {
    const over = (value: string | null) => (
      <>
        <Dialog isOpen onClose={() => {}} label="Settings" closeLabel="Leave">
          <input aria-label="Phone" data-autofocus />
        </Dialog>
        {dialog(value, <input aria-label="PIN" data-autofocus />)}
      </>
    );
    const { rerender } = render(over(null));
    screen.getByRole('button', { name: words.close }).focus();
    rerender(over('loaded'));
    expect(screen.getByRole('textbox', { name: 'PIN' })).toHaveFocus();
  });

  test('content that has taken the focus by itself keeps it', () => {
    load(<Text />);
    expect(screen.getByRole('region', { name: 'Text' })).toHaveFocus();
  });

  test('content that loads behind the dialog leaves its focus alone', () => {
    const page = (value: string | null) => (
      <>
        {dialog('loaded', null)}
        <AsyncContent value={value} {...rest} labels={{ loading: 'Loading', failed: '', retry: '' }}>
          {() => <h2>Payments</h2>}
        </AsyncContent>
      </>
    );
    const { rerender } = render(page(null));
    screen.getByRole('button', { name: words.close }).focus();
    rerender(page('loaded'));
    expect(screen.getByRole('button', { name: words.close })).toHaveFocus();
  });
});
