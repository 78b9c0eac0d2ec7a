/** A waiting time as text: `0:45`, `14:05`. */
export function waitText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
