import { createHash } from 'node:crypto';
import type { ImageKind, ImageLocale, ImageSubject, SubjectOf } from './subject.ts';

/** Part of every key, ETag and address: raise it when the drawing code changes, and stored pictures are drawn again. */
export const DRAWING_VERSION = 4;

const LENGTH = 8;

/** Names what a picture shows. It is part of the address, so a picture that changes has another one. */
export const versionOf = (subject: ImageSubject): string =>
  createHash('sha256')
    .update(JSON.stringify([DRAWING_VERSION, subject]))
    .digest('base64url')
    .slice(0, LENGTH);

/** The version of the picture of a key; null when it is not known what it shows. */
export type VersionLookup = (kind: ImageKind, id: string, locale: ImageLocale) => string | null;

export const versionsOf =
  (subjectOf: SubjectOf): VersionLookup =>
  (kind, id, locale) => {
    const subject = subjectOf(kind, id, locale);
    return subject && versionOf(subject);
  };
