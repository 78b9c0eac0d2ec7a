import { showAlert } from '@/lib/client/modals/alert';

export interface ShareWords {
  linkCopied: string;
  linkFailed: string;
}

/** Shares with the sheet of the device, or copies to the clipboard, and shows a message. It never rejects. */
export async function share(path: string, title: string, words: ShareWords): Promise<void> {
  const url = new URL(path, location.origin).href;
  try {
    if (navigator.share) await navigator.share({ title, url });
    else {
      await navigator.clipboard.writeText(url);
      showAlert(words.linkCopied);
    }
  } catch (error) {
    // The viewer closed the sheet, so there is nothing to report.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    showAlert(words.linkFailed, 'failure');
  }
}
