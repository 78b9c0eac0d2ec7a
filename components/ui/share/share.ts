import { showAlert } from '@/lib/client/modals/alert';

export interface ShareWords {
  linkCopied: string;
  linkFailed: string;
}

/** By the device's own sheet, else by the clipboard; what happened is said. It never fails. */
export async function share(path: string, title: string, words: ShareWords): Promise<void> {
  const url = new URL(path, location.origin).href;
  try {
    if (navigator.share) await navigator.share({ title, url });
    else {
      await navigator.clipboard.writeText(url);
      showAlert(words.linkCopied);
    }
  } catch (error) {
    // Whoever closes the sheet wants nothing more.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    showAlert(words.linkFailed, 'failure');
  }
}
