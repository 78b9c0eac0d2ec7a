import { renderToString } from 'react-dom/server.edge';
import { Page } from './page';

/** The page as the site sends it: the frame of the player is in its HTML. Runs in Node, without an address. */
export const html = renderToString(<Page />);
