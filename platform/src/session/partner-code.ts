import type { Provider } from './provider.ts';

/**
 * The name under which an operator's code is stored: it is not valid for another login method (a code of the brand may be
 * longer).
 */
export function operatorSubject(provider: Provider, phone: string): string {
  return `operator:${provider.id}:${phone}`;
}

/** The name under which a partner's code is stored: a phone has no colon, and partners cannot use each other's codes. */
export function partnerSubject(provider: Provider, identifier: string): string {
  return `${provider.id}:${identifier}`;
}
