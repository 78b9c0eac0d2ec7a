import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { useContext } from 'react';

/** For tests, which have no router of the framework. */
export const RouterContext = AppRouterContext;

/**
 * The router, or null where there is none: on the page for fatal errors, outside of the framework. The public `useRouter` throws there, and
 * costs each of a page's hundred links one more context and one more object.
 */
export const useRouterIfAny = () => useContext(RouterContext);
