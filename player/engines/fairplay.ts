/** Spec 2 §7 DRM: FairPlay posts its request as the parameter `spc`. */
export function spcForm(challenge: Uint8Array): string {
  const base64 = btoa(String.fromCharCode(...challenge));
  return new URLSearchParams({ spc: base64 }).toString();
}

export const SPC_TYPE = 'application/x-www-form-urlencoded';

/** FairPlay servers answer with bytes, or with base64 of them, some inside `<ckc>`. */
export function contentKeyContext(answer: ArrayBuffer): ArrayBuffer {
  const text = new TextDecoder('latin1').decode(answer).trim();
  const base64 = /^(?:<ckc>)?([A-Za-z0-9+/]+={0,2})(?:<\/ckc>)?$/.exec(text)?.[1];
  if (!base64) return answer;
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)).buffer;
}
