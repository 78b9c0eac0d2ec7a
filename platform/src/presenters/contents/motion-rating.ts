import { type Static, Type } from 'typebox';
import { ScaledImage, scaledImage } from '../images.ts';
import { Wire } from '../schema.ts';
import type { View } from '../view.ts';

/** wire 4: the age rating of a title, as text and as a sign. */
export const MotionRating = Wire({
  text: Type.String(),
  age: Type.Integer(),
  rating_system: Type.String(),
  image: ScaledImage,
});

/** The width of the sign beside a title. */
const WIDTH = 80;
const HEIGHT = 50;

export function motionRating(age: number, view: View): Static<typeof MotionRating> {
  const image = scaledImage(view.images('age', age, view.locale), WIDTH, HEIGHT);
  return { text: `${age}+`, age, rating_system: 'age', image };
}
