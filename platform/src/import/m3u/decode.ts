const UTF8_BOM = [0xef, 0xbb, 0xbf];
const ASCII_END = 0x80;
/** What the decoder writes for bytes that are not UTF-8. */
const REPLACEMENT = '\ufffd';

/**
 * The text of a list. Lists do not name their encoding: text that is mostly not UTF-8 is read as windows-1251, which older
 * lists of our region use. A single wrong byte, of a name that was cut, costs its letter and not the whole list.
 */
export function decodeList(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    // The decoders remove a BOM.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // It has bytes that are not UTF-8.
  }
  const text = new TextDecoder().decode(bytes);
  const isMarked = UTF8_BOM.every((byte, at) => bytes[at] === byte);
  return isMarked || isMostlyUtf8(text) ? text : new TextDecoder('windows-1251').decode(bytes);
}

/** Whether at least half of what is not ASCII was decoded properly. */
function isMostlyUtf8(text: string): boolean {
  let balance = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === REPLACEMENT) balance -= 1;
    else if (text.charCodeAt(at) >= ASCII_END) balance += 1;
  }
  return balance >= 0;
}

/** Whether a line has letters that could not be decoded. */
export const hasBrokenLetters = (line: string): boolean => line.includes(REPLACEMENT);
