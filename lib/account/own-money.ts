import * as v from 'valibot';
import { callSession } from '@/lib/session/call';
import { onWho } from '@/lib/session/who';

const Answer = v.object({ format: v.nullable(v.string()) });

let asked: Promise<string | null> | null = null;
let isHeard = false;

/**
 * How whoever sells to this viewer writes money (`{amount} ₸`), asked once for a viewer; null where nobody says. Never rejects:
 * without it a price is left out. Browser only.
 */
export function ownMoneyFormat(): Promise<string | null> {
  if (!isHeard) {
    isHeard = true;
    onWho(forget);
  }
  asked ??= callSession('GET', '/money', Answer).then(
    ({ format }) => format,
    () => {
      forget();
      return null;
    },
  );
  return asked;
}

function forget(): void {
  asked = null;
}
