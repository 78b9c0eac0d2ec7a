import path from 'node:path';
import { adServerRoutes } from './ads/routes.ts';
import { imageCatalogue } from './catalogue/images.ts';
import { libraryCatalogue } from './catalogue/library.ts';
import { originCatalogue } from './catalogue/origin.ts';
import { catalogueOf } from './catalogue/store.ts';
import type { Deps, TypedApp } from './http/app.ts';
import { pluginOf } from './http/plugin.ts';
import { placesOf } from './objects/places.ts';
import { bucketOf } from './objects/s3.ts';
import { openImageCache } from './origin/images/cache.ts';
import { imageRoutes } from './origin/images/routes.ts';
import { libraryRoutes } from './origin/library/routes.ts';
import type { Pool } from './origin/pool.ts';
import { originRoutes } from './origin/routes.ts';
import { relayRoutes } from './relay/routes.ts';
import { createSeal } from './relay/seal.ts';
import { mediaOfChildren } from './session/media-of-children.ts';

/**
 * Connects the media origin, which has no database, to the catalogue: always for pictures, for streams when there is a
 * pool.
 */
export async function addMedia(app: TypedApp, deps: Deps, pool: Pool | undefined): Promise<void> {
  const { env, clock, db } = deps;
  const store = catalogueOf(deps);
  const shared = bucketOf(env);
  const places = placesOf(shared);
  const addresses = { publicUrl: env.publicUrl, httpsUrl: env.httpsUrl };
  const images = {
    catalogue: imageCatalogue(store, db),
    cache: openImageCache({ folder: path.join(env.dataDir, 'images'), shared }),
    read: places.read,
  };
  await app.register(pluginOf(imageRoutes, images));
  const noteMedia = mediaOfChildren(deps);
  const library = {
    libraryCatalogue: libraryCatalogue(store),
    secret: deps.streamSecret,
    clock,
    noteMedia,
    places,
  };
  await app.register(pluginOf(libraryRoutes, library));
  const relay = {
    sourceOf: async (channelId: number) => (await store.current()).channels.get(channelId)?.external ?? null,
    ...addresses,
    secret: deps.streamSecret,
    seal: createSeal(deps.streamSecret),
    clock,
    noteMedia,
    testHost: env.testStreamHost,
  };
  await app.register(pluginOf(relayRoutes, relay));
  if (!pool) return;
  const origin = {
    originCatalogue: originCatalogue(store),
    pool,
    secret: deps.streamSecret,
    clock,
    noteMedia,
    ...addresses,
    sandbox: env.sandbox,
  };
  await app.register(pluginOf(originRoutes, origin));
  const ads = { pool, ...addresses, clock };
  await app.register(pluginOf(adServerRoutes, ads));
  app.addHook('onClose', () => pool.close());
}
