import type { FastifyRequest } from 'fastify';
import type { Deps } from '../http/app.ts';
import type { Locale } from '../http/locale.ts';
import type { Localized } from '../origin/catalogue.ts';
import { type ImageUrls, imageUrls } from './images.ts';

/** What every presenter needs to know: the language of the viewer, and where images live. */
export type View = { locale: Locale; images: ImageUrls };

export function viewOf(request: FastifyRequest, deps: Deps): View {
  return viewAt(request, deps.env.publicUrl);
}

/** The same where images are asked for at another address than usual. */
export function viewAt({ locale }: Pick<FastifyRequest, 'locale'>, publicUrl: string): View {
  return { locale, images: imageUrls(publicUrl) };
}

/** A text in the viewer's language; '' for none, the way the wire writes it. */
export function say(text: Localized | null | undefined, view: View): string {
  return text ? text[view.locale] : '';
}
