import { render, screen, waitFor } from '@testing-library/react';
import { WholeScreen } from '@/components/channels/viewer/WholeScreen';
import { TELEVISION_CLASS } from '@/lib/shared/sites/television';
import { user } from '@/tests/support/user';

const page = () =>
  render(
    <main>
      <div data-fullscreen-frame="">
        <section data-testid="picture">
          <div data-screen="" />
        </section>
      </div>
      <WholeScreen label="Full screen" />
    </main>,
  );

afterEach(() => document.documentElement.classList.remove(TELEVISION_CLASS));

test('docs/TELEVISION.md: a press lets the picture fill the screen, and the picture has the keys', async () => {
  document.documentElement.classList.add(TELEVISION_CLASS);
  const filled: Element[] = [];
  HTMLElement.prototype.requestFullscreen = async function fill() {
    filled.push(this);
  };
  HTMLElement.prototype.getClientRects = () => [{}] as never;
  HTMLElement.prototype.getBoundingClientRect = () => ({ width: innerWidth }) as DOMRect;
  page();
  await user.click(screen.getByRole('button', { name: 'Full screen' }));
  await waitFor(() => expect(screen.getByTestId('picture')).toHaveFocus());
  expect(filled).toEqual([screen.getByTestId('picture').parentElement]);
});

test('without a television the player has this button alone', () => {
  page();
  expect(screen.queryByRole('button')).toBeNull();
});
