import { intId } from '../../domain/identifiers.ts';
import { benefitSigns, type ImageKind, type ImageSubject, type SubjectOf } from './subject.ts';

type Fixed = (id: string) => ImageSubject | null;

/** Avatars are a fixed set, addressed by number. */
const avatar: Fixed = (id) => (intId(id) === null ? null : { seed: `avatar-${id}`, mark: id });

/** Signs of packet benefits are shared, and addressed by word. */
const benefit: Fixed = (id) => {
  const sign = benefitSigns.find((one) => one === id);
  return sign ? { seed: sign, mark: sign } : null;
};

/** The sign of an age rating is addressed by the age alone. */
const age: Fixed = (id) => (/^\d{1,2}$/.test(id) ? { seed: `age-${id}`, title: `${id}+` } : null);

/** Pictures that are in no catalogue, because they are the same on every platform. */
export const fixedPictures = { avatar, benefit, age } satisfies Partial<Record<ImageKind, Fixed>>;

export const fixedSubject: SubjectOf = (kind, id) =>
  kind === 'avatar' || kind === 'benefit' || kind === 'age' ? fixedPictures[kind](id) : null;
