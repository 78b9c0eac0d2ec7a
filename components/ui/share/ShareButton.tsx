'use client';

import { IconButton } from '../button/IconButton';
import { Glyph } from '../icon/Glyph';
import { type ShareWords, share } from './share';

interface Props {
  /** The canonical path of the page. */
  path: string;
  title: string;
  labels: ShareWords & { share: string };
}

/** Spec 2 §2 share: the share sheet of the device if there is one; otherwise the address is copied, with a message. */
export function ShareButton({ path, title, labels }: Props) {
  return (
    // Not loaded at the press: a browser opens its sheet only within it.
    <IconButton label={labels.share} size="lg" onClick={() => share(path, title, labels)}>
      <Glyph>
        <path d="M12 14.5V4M8 7.6 12 3.6l4 4M6 11H5v9.5h14V11h-1" />
      </Glyph>
    </IconButton>
  );
}
