import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Menu } from '@/components/ui/menu/Menu';
import { PreviewCard } from '@/components/ui/preview/PreviewCard';

/** As in Safari 16: the only test of this file that needs it loads what is missing. */
beforeAll(() => void Reflect.deleteProperty(HTMLElement.prototype, 'popover'));

const anchor = () => ({
  element: document.body.appendChild(document.createElement('a')),
  host: document.body,
});

describe('a browser without popovers', () => {
  test('shows no preview, and the page stays', () => {
    render(
      <>
        <p>page</p>
        <PreviewCard anchor={anchor()} label="Film">
          card
        </PreviewCard>
      </>,
    );
    expect(screen.getByText('page')).toBeInTheDocument();
  });

  test('gets those of a script, with which a menu opens and closes', async () => {
    const onToggle = jest.fn();
    window.matchMedia = (() => ({ matches: false })) as unknown as typeof matchMedia;
    render(
      <Menu id="menu" trigger="More" onToggle={onToggle}>
        <a href="/packets">Packets</a>
      </Menu>,
    );
    await waitFor(() => expect('popover' in HTMLElement.prototype).toBe(true));
    const isOpen = () => document.getElementById('menu')?.classList.contains(':popover-open');
    expect(isOpen()).toBe(false);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'More' })));
    expect(isOpen()).toBe(true);
    await waitFor(() => expect(onToggle).toHaveBeenLastCalledWith(true));
    await act(async () => fireEvent.keyDown(document.body, { key: 'Escape' }));
    expect(isOpen()).toBe(false);
    await waitFor(() => expect(onToggle).toHaveBeenLastCalledWith(false));
  });
});
