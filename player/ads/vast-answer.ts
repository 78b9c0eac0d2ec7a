import { AD_ERRORS, type AdErrorCode } from './errors';

/** What a wrapper allows in the answer that it leads to (VAST 4.2 §2.4.3.4). */
export interface WrapperRules {
  followAdditionalWrappers: boolean;
}

/**
 * Removes the ads of an answer that this player does not show: the parser stops at an ad that it cannot read, and the
 * ads beside it would be lost. Each one is reported.
 */
export function removeUnusableAds(
  xml: Document,
  wrapper: WrapperRules | null,
  onRemoved: (code: AdErrorCode) => void,
): void {
  for (const ad of xml.querySelectorAll('VAST > Ad')) {
    const code = faultOf(ad, wrapper);
    if (code === null) continue;
    onRemoved(code);
    ad.remove();
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
