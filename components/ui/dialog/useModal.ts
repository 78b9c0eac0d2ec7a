import { useEffect, useRef } from 'react';

/** Opens and closes a native dialog and gives focus back, also when the dialog is taken out of the document open. */
export function useModal(isOpen: boolean) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element || !isOpen) return;
    const opener = document.activeElement;
    element.showModal();
    return () => {
      element.close();
      // `close()` restores focus by itself only while the element is still in the document.
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [isOpen]);
  return dialog;
}
