import { AD_ERRORS, type AdErrorCode } from './errors';

/** What a wrapper allows in the answer that it leads to. */
export interface WrapperRules {
  followAdditionalWrappers: boolean;
  allowMultipleAds: boolean;
}

/** A VAST without ads, for answers without text: the parser then reports that there is no ad. */
const EMPTY = '<VAST/>';

/** Encodings by the first bytes of a text: a byte order mark, or `<` in UTF-16. */
const BEGINNINGS = [
  ['\xEF\xBB\xBF', 'utf-8'],
  ['\xFE\xFF', 'utf-16be'],
  ['\0<', 'utf-16be'],
  ['\xFF\xFE', 'utf-16le'],
  ['<\0', 'utf-16le'],
] as const;
/** An XML declaration is at the beginning of a text. */
const DECLARATION_BYTES = 200;

/** Parses an answer; null when it is not XML. */
export async function readVast(answer: Response): Promise<Document | null> {
  const text = await textOf(answer);
  const xml = new DOMParser().parseFromString(text || EMPTY, 'text/xml');
  return xml.querySelector('parsererror') ? null : xml;
}

/** The encoding is that of the first bytes, else of the content type, else of the XML declaration (RFC 7303 §3). */
async function textOf(answer: Response): Promise<string> {
  const bytes = await answer.arrayBuffer();
  const head = new TextDecoder('latin1').decode(bytes.slice(0, DECLARATION_BYTES));
  const encoding =
    BEGINNINGS.find(([first]) => head.startsWith(first))?.[1] ??
    /charset=["']?([^\s"';]+)/i.exec(answer.headers.get('content-type') ?? '')?.[1] ??
    /^\s*<\?xml[^>]+encoding=["']([^"']+)/.exec(head)?.[1];
  return decoderOf(encoding).decode(bytes).trim();
}

function decoderOf(encoding: string | undefined): TextDecoder {
  try {
    return new TextDecoder(encoding);
  } catch {
    // The name of the encoding is not known.
    return new TextDecoder();
  }
}

/**
 * Removes the ads of an answer that this player does not show, and reports their faults: the parser stops at an ad that
 * it cannot read, and the ads beside it would be lost. Of the stand-alone ads behind a wrapper that allows one ad it
 * would take two.
 */
export function removeUnusableAds(
  xml: Document,
  wrapper: WrapperRules | null,
  onRemoved: (code: AdErrorCode) => void,
): void {
  let isOneLeft = false;
  for (const ad of xml.querySelectorAll('VAST > Ad')) {
    const code = faultOf(ad, wrapper);
    const isStandAlone = !Number.parseInt(ad.getAttribute('sequence') ?? '', 10);
    const isSurplus = isStandAlone && isOneLeft && wrapper?.allowMultipleAds === false;
    if (code !== null) onRemoved(code);
    if (code !== null || isSurplus) ad.remove();
    else isOneLeft ||= isStandAlone;
  }
}

function faultOf(ad: Element, wrapper: WrapperRules | null): AdErrorCode | null {
  // A program would decide whether it is shown (VAST 4.1 §2.4.2.2).
  if (ad.getAttribute('conditionalAd') === 'true') return AD_ERRORS.conditional;
  const has = (name: string) => [...ad.children].some(({ nodeName }) => nodeName === name);
  if (has('InLine')) return null;
  if (!has('Wrapper')) return AD_ERRORS.schema;
  return wrapper?.followAdditionalWrappers === false ? AD_ERRORS.wrapper : null;
}
