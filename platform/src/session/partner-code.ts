import type { Provider } from './provider.ts';

/** The name a partner's code is kept under: no phone has a colon, and no partner reaches another's customers. */
export function partnerSubject(provider: Provider, identifier: string): string {
  return `${provider.id}:${identifier}`;
}
