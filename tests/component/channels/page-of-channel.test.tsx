import { renderHook } from '@testing-library/react';
import { usePageOfChannel } from '@/components/channels/viewer/use-page-of-channel';

const router = { replace: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

beforeEach(() => {
  router.replace.mockClear();
  history.replaceState(null, '', '/channels/all/second?ts=1700000000');
});

describe('spec 2 §4 Channel loading: the page of a channel that plays already', () => {
  test('is loaded at its address, with its moment', () => {
    renderHook(() => usePageOfChannel('/channels/all/second'));
    expect(router.replace).toHaveBeenCalledWith('/channels/all/second?ts=1700000000', { scroll: false });
  });

  test('is not loaded when the viewer has moved on before it was shown', () => {
    renderHook(() => usePageOfChannel('/channels/all/first'));
    expect(router.replace).not.toHaveBeenCalled();
  });

  test('is not loaded where none is missing', () => {
    renderHook(() => usePageOfChannel(null));
    expect(router.replace).not.toHaveBeenCalled();
  });
});
