import { type Canvas, n } from './canvas.ts';

/** Small silhouettes. Each is defined in a box one unit tall, with its feet at (0,0), and scaled to a height. */
const place = (
  c: Canvas,
  d: string,
  x: number,
  foot: number,
  height: number,
  colour: string,
  flip = false,
  turn = 0,
) =>
  c.path(
    d,
    colour,
    `transform="translate(${n(x)} ${n(foot)})${turn ? ` rotate(${n(turn)})` : ''} scale(${flip ? -1 : 1} 1) scale(${Math.round(height) / 100})"`,
  );

const person = {
  coat: 'M-5 -86a8 8.5 0 1 1 10 0q1 3 6 4q8 2 9 12l3 30q0 5-4 5l-3-18l2 31l-6 1l-3 21h-8l-1-20l-2 20h-8l-3-21l-6-1l2-31l-3 18q-4 0-4-5l3-30q1-10 9-12q5-1 6-4z',
  dress:
    'M-4 -85q-7-2-7-9a8 8 0 0 1 16-2q4 6 2 14q-1 4-3 5q6 1 7 7l4 22q0 3-3 3l-5-15l-1 8l14 46q-9 4-15 3l-1 17h-4l-1-16h-2l-1 16h-4l-1-17q-6 1-14-3l13-46v-8l-5 15q-3 0-3-3l4-22q1-6 9-8z',
  child:
    'M-7 -78a12 12 0 1 1 14 0q8 2 9 11l3 20q0 3-3 4l-4-12l3 26l-4 29h-8l-2-22l-3 22h-8l-3-29l3-26l-4 12q-3-1-3-4l3-20q1-9 7-11z',
  hat: 'M-14 -91l6-2q1-8 8-8t8 8l6 2q-3 3-7 3q-1 4-3 5q8 2 10 10l5 38q0 4-4 4l-5-22l5 40l-7 1l-1 22h-7l-2-20l-2 20h-7l-1-22l-7-1l5-40l-5 22q-4 0-4-4l5-38q2-8 10-10q-2-1-3-5q-4 0-6-3z',
  pack: 'M-4 -87a8 8 0 1 1 10 0q6 1 8 6l2 8q6 0 6 6v18q0 5-6 5l-4-1l1 9l3 36h-8l-5-28l-6 28h-8l3-38l-3-20q-3 6-3 12l-4-1q-1-20 4-29q3-8 10-11z',
} as const;

export type PersonShape = keyof typeof person;

/** Shapes drawn a little below their line, as a part of their height. */
const sunk: Partial<Record<PersonShape | Beast, number>> = { dress: 0.13, hat: 0.1, deer: 0.18 };

/** A standing person, from behind or against the light. */
export const standing = (
  c: Canvas,
  shape: PersonShape,
  x: number,
  foot: number,
  height: number,
  colour: string,
  flip = false,
) => place(c, person[shape], x, foot - height * (sunk[shape] ?? 0), height, colour, flip);

/** Two people hand in hand, or an adult and a child. */
export function couple(
  c: Canvas,
  x: number,
  foot: number,
  height: number,
  colour: string,
  withChild: boolean,
): void {
  const gap = height * 0.2;
  standing(c, withChild ? 'coat' : 'hat', x - gap, foot, height, colour);
  standing(c, withChild ? 'child' : 'dress', x + gap * 0.9, foot, height * (withChild ? 0.56 : 0.94), colour);
  const hand = foot - height * (withChild ? 0.36 : 0.42);
  c.stroke(
    `M${n(x - gap * 0.2)} ${n(hand - height * 0.05)}Q${n(x + gap * 0.1)} ${n(hand + height * 0.06)} ${n(x + gap * 0.45)} ${n(hand)}`,
    colour,
    height * 0.045,
  );
}

const beasts = {
  horse:
    'M-62 -58q-8 8-9 24q-3 4-5 0q-1-22 9-32q6-6 18-6q20 3 38 0q10-2 16-10l12-16q3-5 8-6l1-6l4 5q5 2 8 8l8 10q1 5-3 6l-8-1l-6 4l-5 18q-2 10-8 14l3 14l-4 24h6v3h-10l1-26l-6-16l-2 0l-6 17l5 20l5 3v2h-9l-6-25l2-20q-16 4-30 0l-3 12l-10 10l3 19l5 3v1h-9l-4-25l4-14l-4 12l-8 11l-2 15l4 2v2h-8l3-23l8-17z',
  deer: 'M-40 -52q14-4 40-2q10-2 15-14l4-12q-4-2-10-10l2-1q5 7 10 8q-6-10-6-20l3 0q0 10 5 18l0-12l3 0l1 13q5-9 4-19l3 0q2 11-4 21q6-2 9-8l2 1q-3 8-10 12l8 6q3 3 1 5l-9 1l-5 17q-3 11-8 15l3 27l2 25h-5l-5-26l-4-19l-5 0l2 20l1 25h-5l-3-26l-4-20q-10 2-18 0l-3 10l3 12l1 24h-5l-4-23l-5-11l-2 12l-1 22h-5l-1-24l3-16q-2-10 1-16q-4 2-4-4q0-5 6-6z',
  wolf: 'M-46 -34q14-14 34-16q14-3 24-13l6-16q1-6 4-10l1-9l6 7q5 2 8 6l10 5q3 2 1 5l-12 2q-4 2-5 7l-3 10q-2 18-10 26l0 16l4 13l5 2v1h-9l-5-15l-4-13l-2 0l1 12l3 13l4 2v1h-9l-4-16l-1-14q-10 2-18-2l-4 10l4 9l2 10l5 2v1h-10l-4-14l-6-8q-2-8 0-14q-8 6-13 18q-3 2-4-1q2-20 14-30z',
  camel:
    'M-58 -56q4-14 12-14q6-16 14-16q8 0 11 16q3 4 6 0q5-16 12-16q8 2 12 20q8 4 13-2q4-8 6-20l2-9q2-4 8-4l9 5q4 3 2 6l-10 1l-3 6q-1 16-7 26q-5 8-12 10l1 22l2 25h-7l-3-26l-3-16l-4 0l2 17l1 25h-7l-2-26l-3-16q-12 3-22 0l-2 13l3 29h-7l-5-26l-2-8l-3 9l1 25h-7l-3-27l2-20q-2-8-1-14q-3 10-7 16l-2-1q1-8 3-14z',
  fox: 'M-30 -30q8-12 28-12q10 0 16-8l2-14l6 8q6 0 12 8l8 4q0 4-6 5q-8 3-9 12l-3 26h-6l-2-20l-3 0l1 20h-6l-2-20q-8 2-14-1l-4 6l3 15h-6l-6-18q-10 18-36 16q-8-2-10-4q22-2 32-18q1-3 5-5z',
} as const;

export type Beast = keyof typeof beasts;

export const beast = (
  c: Canvas,
  kind: Beast,
  x: number,
  foot: number,
  height: number,
  colour: string,
  flip = false,
) => place(c, beasts[kind], x, foot - height * (sunk[kind] ?? 0), height, colour, flip);

/** A rider: a horse with a person in a tall hat. */
export function rider(
  c: Canvas,
  x: number,
  foot: number,
  height: number,
  colour: string,
  flip = false,
): void {
  const horse = height * 0.72;
  beast(c, 'horse', x, foot, horse, colour, flip);
  const d =
    'M-12 0q-2-20 2-34q2-8 6-11q-2-3-2-6q0-3 2-5q-3-1-3-3l5-3l3-7l4 7l5 3q0 2-3 3q2 3 1 7q-1 4-3 5q6 4 8 14l10 8q2 3-1 4l-13-7l-2 6l3 12l2 16l6 4v2h-10l-4-16z';
  place(c, d, x + (flip ? 1 : -1) * horse * 0.06, foot - horse * 0.5, height * 0.86, colour, flip);
}

/** An eagle under the clouds. */
export const eagle = (c: Canvas, x: number, y: number, span: number, colour: string, turn = 0) =>
  place(
    c,
    'M0 6q-4-3-5-8q-8-6-18-5q-16 1-27 10l2-5l-5 3l3-6l-5 2q9-14 26-17q14-2 24 6l2-5q2-4 6-3l5 3l-4 1l1 4q10-8 23-5q17 3 25 18l-5-3l3 6l-5-3l2 5q-11-9-26-11q-9-1-16 5q-1 5-5 8l5 8l-5-1l-2 2l-2-2l-5 1z',
    x,
    y,
    span,
    colour,
    false,
    turn,
  );

/** Felt tent of the steppe. */
export function yurt(c: Canvas, x: number, foot: number, height: number, colour: string, lit: string): void {
  const w = height * 0.95;
  const wall = foot - height * 0.45;
  const d = `M${n(x - w * 0.82)} ${n(foot)}L${n(x - w * 0.84)} ${n(wall)}Q${n(x - w * 0.5)} ${n(foot - height * 0.9)} ${n(x - w * 0.14)} ${n(foot - height * 0.95)}L${n(x - w * 0.1)} ${n(foot - height)}H${n(x + w * 0.1)}L${n(x + w * 0.14)} ${n(foot - height * 0.95)}Q${n(x + w * 0.5)} ${n(foot - height * 0.9)} ${n(x + w * 0.84)} ${n(wall)}L${n(x + w * 0.82)} ${n(foot)}Z`;
  c.path(d, colour);
  c.rect(x - w * 0.15, foot - height * 0.4, w * 0.3, height * 0.4, lit, `rx="${n(w * 0.03)}"`);
  c.rect(x - w * 0.84, wall, w * 1.68, height * 0.05, lit, 'opacity="0.28"');
}

/** A sail boat on its own line. */
export function boat(c: Canvas, x: number, foot: number, height: number, hull: string, sail: string): void {
  const s = height;
  c.path(
    `M${n(x - s * 0.3)} ${n(foot - s * 0.13)}H${n(x + s * 0.34)}Q${n(x + s * 0.26)} ${n(foot)} ${n(x + s * 0.16)} ${n(foot)}H${n(x - s * 0.18)}Z`,
    hull,
  );
  c.path(
    `M${n(x + s * 0.01)} ${n(foot - s)}Q${n(x + s * 0.22)} ${n(foot - s * 0.55)} ${n(x + s * 0.27)} ${n(foot - s * 0.19)}H${n(x + s * 0.01)}Z`,
    sail,
  );
  c.path(
    `M${n(x - s * 0.03)} ${n(foot - s * 0.88)}Q${n(x - s * 0.1)} ${n(foot - s * 0.45)} ${n(x - s * 0.27)} ${n(foot - s * 0.19)}H${n(x - s * 0.03)}Z`,
    sail,
    'opacity="0.8"',
  );
}

/** A great whale, head to the right. */
export const whale = (
  c: Canvas,
  x: number,
  y: number,
  length: number,
  colour: string,
  flip = false,
  turn = 0,
) =>
  place(
    c,
    'M50 2q-2-14-22-18q-26-5-46 6q-14 7-22 6q-6-2-11-11q-3-4-6-3q-2 6 1 12q-7 1-11 7q6 4 14 2q7-1 10 0q14 14 34 17q2 9 12 14q2-6-1-13q20 2 36-6q11-5 12-13z',
    x,
    y,
    length,
    colour,
    flip,
    turn,
  );

/** A fish, head to the right. */
export const fish = (x: number, y: number, s: number, flip = false) => {
  const k = flip ? -1 : 1;
  return `M${n(x + s * k)} ${n(y)}Q${n(x + s * 0.3 * k)} ${n(y - s * 0.55)} ${n(x - s * 0.55 * k)} ${n(y - s * 0.05)}L${n(x - s * k)} ${n(y - s * 0.38)}L${n(x - s * 0.86 * k)} ${n(y)}L${n(x - s * k)} ${n(y + s * 0.38)}L${n(x - s * 0.55 * k)} ${n(y + s * 0.05)}Q${n(x + s * 0.3 * k)} ${n(y + s * 0.55)} ${n(x + s * k)} ${n(y)}Z`;
};
