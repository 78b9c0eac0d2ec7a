import { notifyHost, startBridge } from '@/lib/client/browser/bridge';
import { closeModal } from '@/lib/client/modals/close';
import { LOCALE_PARAM } from '@/lib/shared/i18n/locales';

/** Executes commands of a host app until the returned function is called. */
export function followHost(origins: readonly string[], open: (path: string) => void): () => void {
  return startBridge(origins, (command) => {
    switch (command.command) {
      case 'close':
        closeModal().then((isClosed) => isClosed && notifyHost({ taspa: 1, news: 'closed' }));
        break;
      case 'back':
        history.back();
        break;
      case 'open':
        open(command.path);
        break;
      case 'language':
        changeLanguage(command.language);
    }
  });
}

/** A full load, as from the language menu (DESIGN section 4). */
function changeLanguage(language: string): void {
  const address = new URL(location.href);
  address.searchParams.set(LOCALE_PARAM, language);
  location.assign(address);
}
