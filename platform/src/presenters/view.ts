import type { FastifyRequest } from 'fastify';
import { versionsIn } from '../catalogue/images.ts';
import { catalogueOf } from '../catalogue/store.ts';
import type { Deps } from '../http/app.ts';
import type { Locale } from '../http/locale.ts';
import { type Bases, basesOf } from '../http/public-address.ts';
import type { Localized } from '../origin/catalogue.ts';
import { type ImageUrls, imageUrls } from './images.ts';

/** The input of every presenter: the language of the viewer, and the addresses of images, of media and of this server. */
export type View = { locale: Locale; images: ImageUrls; mediaUrl: string; publicUrl: string };

export function viewOf(request: FastifyRequest, deps: Deps): View {
  return viewAt(request, basesOf(deps.env), deps);
}

/** The same with other addresses. */
export function viewAt(
  { locale }: Pick<FastifyRequest, 'locale'>,
  { publicUrl, mediaUrl, imagesUrl }: Bases,
  deps: Pick<Deps, 'db' | 'clock'>,
): View {
  return { locale, images: imageUrls(imagesUrl, versionsIn(catalogueOf(deps))), mediaUrl, publicUrl };
}

/** An address that may be on this platform: then it is stored without its origin. */
export function absolute(address: string | null, publicUrl: string): string | null {
  return address === null ? null : new URL(address, publicUrl).href;
}

/** A text in the viewer's language; '' for none, as on the wire. */
export function localized(text: Localized | null | undefined, view: View): string {
  return text ? text[view.locale] : '';
}
