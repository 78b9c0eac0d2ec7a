import type { Provider } from './provider.ts';

/** The name an operator's code is kept under: it opens no other door (a code of the brand may be longer). */
export function operatorSubject(provider: Provider, phone: string): string {
  return `operator:${provider.id}:${phone}`;
}

/** The name a partner's code is kept under: no phone has a colon, and no partner reaches another's customers. */
export function partnerSubject(provider: Provider, identifier: string): string {
  return `${provider.id}:${identifier}`;
}
