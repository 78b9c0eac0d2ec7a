import { type Canvas, n, type Point } from './canvas.ts';
import { heightAt } from './land.ts';

/** Conifer with drooping tiers. */
function pine(x: number, foot: number, height: number): string {
  const half = height * 0.2;
  const tiers = 4;
  let right = '';
  let left = '';
  for (let i = 0; i < tiers; i += 1) {
    const y = foot - height + (height * 0.94 * (i + 1)) / tiers;
    const w = (half * (i + 1.2)) / tiers;
    const inner = w * 0.5;
    right += `Q${n(x + inner * 0.7)} ${n(y - height * 0.08)} ${n(x + w)} ${n(y)}L${n(x + inner)} ${n(y - height * 0.03)}`;
    left = `L${n(x - w)} ${n(y)}Q${n(x - inner * 0.7)} ${n(y - height * 0.08)} ${n(x - inner * 0.55)} ${n(y - height * 0.19)}${left}`;
  }
  const trunk = height * 0.025;
  return `M${n(x)} ${n(foot - height)}${right}L${n(x + trunk)} ${n(foot - height * 0.07)}V${n(foot)}H${n(x - trunk)}V${n(foot - height * 0.07)}${left}Z`;
}

/** A stand of conifers along a line: one path. */
export function pines(
  c: Canvas,
  line: readonly Point[],
  count: number,
  height: number,
  colour: string,
  where: [number, number] = [0, 1],
): void {
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const x = c.w * (where[0] + (where[1] - where[0]) * ((i + c.random.next()) / count));
    d += pine(x, heightAt(line, x) + height * 0.06, height * c.random.range(0.55, 1.15));
  }
  c.path(d, colour);
}

/** Grass blades along the bottom of a picture. */
export function grass(
  c: Canvas,
  line: readonly Point[],
  count: number,
  height: number,
  colour: string,
): void {
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const x = c.random.range(-0.02, 1.02) * c.w;
    const y = heightAt(line, x) + 4;
    const tall = height * c.random.range(0.3, 1);
    const lean = tall * c.random.range(-0.15, 0.45);
    d += `M${n(x - 2)} ${n(y)}Q${n(x)} ${n(y - tall * 0.6)} ${n(x + lean)} ${n(y - tall)}Q${n(x + 2)} ${n(y - tall * 0.5)} ${n(x + 3)} ${n(y)}Z`;
  }
  c.path(d, colour);
}
