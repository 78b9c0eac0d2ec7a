import { hasTabs } from '@/lib/client/browser/of-document';

/**
 * A host app that shows one page at a time may ignore links that open a tab, as the WKWebView of iOS does: there they open in the
 * place of this page. At the press, because stored pages, dialogs and texts of the platform have such links.
 */
export function openInPlace(signal: AbortSignal): void {
  if (hasTabs()) return;
  const drop = ({ target }: Event) => {
    if (target instanceof Element) target.closest('a[target]')?.removeAttribute('target');
  };
  document.addEventListener('click', drop, { capture: true, signal });
}
