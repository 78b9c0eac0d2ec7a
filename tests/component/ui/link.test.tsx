import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { BackLink } from '@/components/ui/link/BackLink';
import { Link } from '@/components/ui/link/Link';
import { RouterContext } from '@/server/next-compat/router';
import { user } from '@/tests/support/user';

const router = { push: jest.fn(), replace: jest.fn(), prefetch: jest.fn(), back: jest.fn() };

function show(props: Partial<ComponentProps<typeof Link>> = {}) {
  router.push.mockClear();
  router.prefetch.mockClear();
  render(
    <RouterContext value={router as never}>
      <Link href="/channels" {...props}>
        Channels
      </Link>
    </RouterContext>,
  );
  return screen.getByRole('link');
}

describe('client-side links', () => {
  // jsdom cannot navigate and would print an error.
  const stay = (event: Event) => event.preventDefault();
  beforeEach(() => addEventListener('click', stay));
  afterEach(() => removeEventListener('click', stay));

  test('a press navigates with the router and passes the scroll option', async () => {
    await user.click(show({ scroll: false }));
    expect(router.push).toHaveBeenCalledWith('/channels', { scroll: false });
  });

  test('with `replace` a press adds no entry to the history', async () => {
    await user.click(show({ replace: true, scroll: false }));
    expect(router.replace).toHaveBeenCalledWith('/channels', { scroll: false });
    expect(router.push).not.toHaveBeenCalled();
  });

  test.each([
    ['ctrl', { ctrlKey: true }, {}],
    ['meta', { metaKey: true }, {}],
    ['shift', { shiftKey: true }, {}],
    ['alt', { altKey: true }, {}],
    // Safari before 18.2 reports it as a click.
    ['the middle button', { button: 1 }, {}],
    ['a target', {}, { target: '_blank' }],
    ['a download', {}, { download: true }],
    ['another origin', {}, { href: 'https://elsewhere.example/' }],
  ])('%s leaves the press to the browser', (_, keys, props) => {
    fireEvent.click(show(props), keys);
    expect(router.push).not.toHaveBeenCalled();
  });

  test('spec 2 §2 library_id: a parameter that was added to the link before the press is kept', async () => {
    const link = show();
    link.setAttribute('href', '/channels?library_id=5');
    await user.click(link);
    expect(router.push).toHaveBeenCalledWith('/channels?library_id=5', { scroll: undefined });
  });

  test('a press that its owner handled is not handled again', async () => {
    await user.click(show({ onClick: (event) => event.preventDefault() }));
    expect(router.push).not.toHaveBeenCalled();
  });

  describe('prefetching', () => {
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());

    test('prefetches when a pointer rests on it or it gets the focus', () => {
      const link = show();
      fireEvent.pointerEnter(link);
      expect(router.prefetch).not.toHaveBeenCalled();
      jest.runAllTimers();
      expect(router.prefetch).toHaveBeenCalledWith('/channels');
      fireEvent.focus(link);
      expect(router.prefetch).toHaveBeenCalledTimes(2);
    });

    test('other origins are not prefetched', () => {
      fireEvent.pointerEnter(show({ href: 'https://elsewhere.example/' }));
      jest.runAllTimers();
      expect(router.prefetch).not.toHaveBeenCalled();
    });

    test('does not prefetch when the pointer only passes, or when the link is removed under it', () => {
      const passed = show();
      fireEvent.pointerEnter(passed);
      fireEvent.pointerLeave(passed);
      jest.runAllTimers();
      fireEvent.pointerEnter(passed);
      cleanup();
      jest.runAllTimers();
      expect(router.prefetch).not.toHaveBeenCalled();
    });
  });
});

describe('a link that goes back', () => {
  const openBack = (canGoBack: boolean) => {
    jest.clearAllMocks();
    Object.assign(window, { navigation: { canGoBack } });
    render(
      <RouterContext value={router as never}>
        <BackLink href="/" label="Back" />
      </RouterContext>,
    );
    return screen.getByRole('link', { name: 'Back' });
  };
  const stay = (event: Event) => event.preventDefault();
  beforeEach(() => addEventListener('click', stay));
  afterEach(() => {
    removeEventListener('click', stay);
    Reflect.deleteProperty(window, 'navigation');
  });

  test('leads to the page before if that is one of ours', async () => {
    await user.click(openBack(true));
    expect(router.back).toHaveBeenCalledTimes(1);
    expect(router.push).not.toHaveBeenCalled();
  });

  test('leads to its target otherwise', async () => {
    await user.click(openBack(false));
    expect(router.back).not.toHaveBeenCalled();
    expect(router.push).toHaveBeenCalledWith('/', { scroll: undefined });
  });

  test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('%s leaves the press to the browser', (key) => {
    fireEvent.click(openBack(true), { [key]: true });
    expect(router.back).not.toHaveBeenCalled();
  });
});
