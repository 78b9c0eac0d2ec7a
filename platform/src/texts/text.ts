import type { Localized } from '../origin/catalogue.ts';

/** A legal text, in all languages. */
export interface LegalText {
  title: Localized;
  /** The day from which it holds (YYYY-MM-DD); null for a text that is part of another one. */
  since: string | null;
  /** Its paragraphs; those of a short text have no titles. */
  sections: Array<{ title: Localized | null; text: Localized }>;
}
