import { act, renderHook, waitFor } from '@testing-library/react';
import { useAddress } from '@/components/ui/modal/use-address';

jest.mock('next/navigation', () => ({ usePathname: () => '/faq' }));

test('spec 3 §2 Modal shell: a link that is pressed just before the router writes its first address opens its modal', async () => {
  location.hash = '#auth';
  // The router writes the address it began with before the browser has sent the event of the hash.
  history.replaceState(null, '', location.pathname);
  const { result } = renderHook(useAddress);
  expect(result.current[0]).toBeNull();
  await act(() => waitFor(() => expect(result.current[0]?.id).toBe('auth')));
  expect(location.hash).toBe('#auth');
});
