import type { FastifyRequest } from 'fastify';
import type { Deps } from '../http/app.ts';
import type { Locale } from '../http/locale.ts';
import type { Localized } from '../origin/catalogue.ts';
import { type ImageUrls, imageUrls } from './images.ts';

/** The input of every presenter: the language of the viewer, and the address of images. */
export type View = { locale: Locale; images: ImageUrls };

export function viewOf(request: FastifyRequest, deps: Deps): View {
  return viewAt(request, deps.env.publicUrl);
}

/** The same with another address for images. */
export function viewAt({ locale }: Pick<FastifyRequest, 'locale'>, publicUrl: string): View {
  return { locale, images: imageUrls(publicUrl) };
}

/** A text in the viewer's language; '' for none, as on the wire. */
export function localized(text: Localized | null | undefined, view: View): string {
  return text ? text[view.locale] : '';
}
