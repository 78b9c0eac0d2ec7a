'use client';

import { showAlert } from '@/lib/modals/alert';
import { IconButton } from '../button/IconButton';
import { Glyph } from '../icon/Glyph';

interface Props {
  /** The page that is shared, as search engines know it. */
  path: string;
  title: string;
  labels: { share: string; linkCopied: string; linkFailed: string };
}

/** Spec 2 §2 share: the device's own sheet where there is one, else the address goes to the clipboard, and that is said. */
export function ShareButton({ path, title, labels }: Props) {
  const share = async () => {
    const url = new URL(path, location.origin).href;
    try {
      if (navigator.share) await navigator.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        showAlert(labels.linkCopied);
      }
    } catch (error) {
      // Whoever closes the sheet wants nothing more.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      showAlert(labels.linkFailed, 'failure');
    }
  };
  return (
    <IconButton label={labels.share} size="lg" onClick={share}>
      <Glyph>
        <path d="M12 14.5V4M8 7.6 12 3.6l4 4M6 11H5v9.5h14V11h-1" />
      </Glyph>
    </IconButton>
  );
}
