import type { FastifyRequest } from 'fastify';
import type { Deps } from '../http/app.ts';
import type { Locale } from '../http/locale.ts';
import type { Localized } from '../origin/catalogue.ts';
import { type ImageUrls, imageUrls } from './images.ts';

/** The input of every presenter: the language of the viewer, and the address of images. */
export type View = { locale: Locale; images: ImageUrls; publicUrl: string };

export function viewOf(request: FastifyRequest, deps: Deps): View {
  return viewAt(request, deps.env.publicUrl);
}

/** The same with another address for images. */
export function viewAt({ locale }: Pick<FastifyRequest, 'locale'>, publicUrl: string): View {
  return { locale, images: imageUrls(publicUrl), publicUrl };
}

/** An address that may be on this platform: then it is stored without its origin. */
export function absolute(address: string | null, publicUrl: string): string | null {
  return address === null ? null : new URL(address, publicUrl).href;
}

/** A text in the viewer's language; '' for none, as on the wire. */
export function localized(text: Localized | null | undefined, view: View): string {
  return text ? text[view.locale] : '';
}
