import type { Localized } from '../origin/catalogue.ts';

/** A legal text: its title and its paragraphs, each in all languages. */
export interface LegalText {
  title: Localized;
  paragraphs: Localized[];
}
