/** Spec 2 §9 Vitrina offset: a moment this close to now is shown live, in the broadcaster's own player. */
const VITRINA_OFFSET_SECONDS = 360;

/** Whether a channel with a player of its broadcaster is watched there; its archive is always in ours. */
export function playsInVitrina(ts: number | null, now: number): boolean {
  return ts === null || now - ts <= VITRINA_OFFSET_SECONDS;
}
