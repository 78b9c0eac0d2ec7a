'use client';

import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'button'>, 'title' | 'type' | 'onClick'> & { title: string; text: string };

/** Spec 2 §2: a destination of type text opens the message modal with its title and description. */
export function MessageButton({ title, text, ...rest }: Props) {
  const open = () => {
    import('@/lib/client/modals/message').then(
      ({ showMessage }) => showMessage({ title, text }),
      // If the script failed to load, the next press requests it again.
      () => {},
    );
  };
  return <button {...rest} type="button" aria-haspopup="dialog" onClick={open} />;
}
