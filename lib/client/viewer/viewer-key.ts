import { hasUserSession } from './known';
import { currentViewer, viewerTurn } from './viewer';

/**
 * A key for data of the viewer: it changes with the viewer, also when the page learns of a login only now. It does not
 * change when the profile loads a moment after the page. Browser only.
 */
export const viewerKey = (): string =>
  `${viewerTurn()}/${currentViewer()?.state === 'user' || hasUserSession()}`;
