import { FRAMEWORK_PATH } from './addresses';
import { readBuildFile } from './build-files';

/** A route of the framework: its folder below `app`, and the inner addresses that it answers. */
export interface Route {
  page: string;
  matches: RegExp;
}

interface Manifest {
  staticRoutes: Array<{ page: string; regex: string }>;
  dynamicRoutes: Array<{ page: string; regex: string }>;
}

/** The routes of this build, the more exact ones first, in the order in which the framework tries them. */
export function routeTable(): Route[] {
  const manifest = JSON.parse(readBuildFile(`${FRAMEWORK_PATH}routes-manifest.json`)) as Manifest;
  return [...manifest.staticRoutes, ...manifest.dynamicRoutes].map(({ page, regex }) => ({
    page,
    matches: new RegExp(regex),
  }));
}
