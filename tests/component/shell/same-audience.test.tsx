import { act, render } from '@testing-library/react';
import { SameAudience } from '@/components/shell/SameAudience';
import { setViewer, signedOut } from '@/lib/client/viewer/viewer';

const reload = jest.fn();
jest.mock('@/lib/client/browser/reload', () => ({ reload: () => reload() }));

const know = (kind: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the component reads it as script does.
  document.cookie = `taspa_known=${kind}; path=/`;
};
let loaded: string;

beforeEach(() => {
  reload.mockReset();
  know('user');
  history.replaceState(null, '', '/');
  loaded = 'navigate';
  performance.getEntriesByType = () => [{ type: loaded } as unknown as PerformanceEntry];
});

const show = (audience: 'everyone' | 'child') => render(<SameAudience audience={audience} />);

describe('quality S14: a page that was made for somebody else is loaded again', () => {
  test.each([
    ['everyone', 'user', 0],
    ['everyone', 'guest', 0],
    ['everyone', 'child', 1],
    ['child', 'child', 0],
    ['child', 'user', 1],
  ] as const)('a page of %s where the viewer is a %s: %d times', (audience, kind, times) => {
    know(kind);
    show(audience);
    expect(reload).toHaveBeenCalledTimes(times);
  });

  test('once: what comes again as it was is left', () => {
    know('child');
    loaded = 'reload';
    show('everyone');
    expect(reload).not.toHaveBeenCalled();
  });

  test('spec 1 §4: where the child’s device is not known any more, at home with the login', () => {
    history.replaceState(null, '', '/movies');
    know('child');
    show('child');
    know('guest');
    act(signedOut);
    expect(location.pathname + location.hash).toBe('/#auth');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('spec 3 §6: where a grown-up took over before a page that is not for children, the same page', () => {
    history.replaceState(null, '', '/contents/film-1');
    know('child');
    render(<p data-for-adults="">not for children</p>);
    show('child');
    know('user');
    act(() => setViewer({ state: 'user', name: null, phone: null, profile: null }));
    expect(location.pathname).toBe('/contents/film-1');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('when it comes back from the history of the browser, or to the front', () => {
    show('everyone');
    know('child');
    dispatchEvent(new Event('pageshow'));
    expect(reload).not.toHaveBeenCalled();
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(reload).toHaveBeenCalledTimes(2);
  });
});
