import { closedModals } from '@/lib/rules/modals/closed';
import { contexts } from '@/lib/shared/sites/contexts';

describe('modals that may not open', () => {
  test('spec 3 §6: a child has no promo codes', () => {
    expect(closedModals(contexts.browser, 'child6')).toEqual(['promocode', 'promocode_wizard']);
    expect(closedModals(contexts.browser, 'everyone')).toEqual([]);
  });

  test('what the surface closes stays closed for a child', () => {
    expect(closedModals(contexts.webview, 'child')).toContain('smarttv');
  });
});
