/**
 * Fills values into a label such as "Season {number}". Islands get their texts as plain strings, because the dictionary
 * and its formatter stay on the server (stack 7).
 */
export function fill(label: string, values: Record<string, string | number>): string {
  return label.replace(/\{(\w+)\}/g, (whole, key: string) => String(values[key] ?? whole));
}
