/** All that the framework's browser scripts read of its constants: the header with the build that answered. */
export const NEXT_NAV_DEPLOYMENT_ID_HEADER = 'x-nextjs-deployment-id';
