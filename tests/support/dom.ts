import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Only a limit: on a busy machine a test waits longer than the usual second.
configure({ asyncUtilTimeout: 30_000 });

// jsdom has no popovers. Each menu would load those that browsers without them get (lib/client/browser/add-popovers.ts).
// Some files draw on the server, without a document.
if (typeof HTMLElement === 'function')
  Object.defineProperty(HTMLElement.prototype, 'popover', {
    configurable: true,
    writable: true,
    value: null,
  });
