'use client';

import { IconButton } from '../button/IconButton';
import { Glyph } from '../icon/Glyph';
import type { ShareWords } from './share';

interface Props {
  /** The page that is shared, as search engines know it. */
  path: string;
  title: string;
  labels: ShareWords & { share: string };
}

/** Spec 2 §2 share: the device's own sheet where there is one, else the address goes to the clipboard, and that is said. */
export function ShareButton({ path, title, labels }: Props) {
  const press = async () => {
    const { share } = await import('./share');
    await share(path, title, labels);
  };
  return (
    <IconButton label={labels.share} size="lg" onClick={() => press().catch(() => {})}>
      <Glyph>
        <path d="M12 14.5V4M8 7.6 12 3.6l4 4M6 11H5v9.5h14V11h-1" />
      </Glyph>
    </IconButton>
  );
}
