import type { PurchaseEvent } from '@/lib/rules/commerce/states';
import { isCertainRefusal, PlatformError } from '@/lib/shared/platform-error';

/** The work whose result is wanted; the result of an earlier one is late, and dropped. */
let turn = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

export function stopWork(): void {
  turn += 1;
  clearTimeout(timer);
}

/** Runs one piece of work at a time. Null: it has no result. */
export function startWork(
  run: () => Promise<PurchaseEvent | null>,
  dispatch: (event: PurchaseEvent) => void,
  afterMs = 0,
): void {
  stopWork();
  const own = turn;
  const begin = async () => {
    const event = await run().catch(asEvent);
    if (own === turn && event) dispatch(event);
  };
  if (afterMs > 0) timer = setTimeout(begin, afterMs);
  else begin();
}

/** After a certain refusal, or a limit with words, this request charged nothing. Anything else is a lost answer. */
function asEvent(error: unknown): PurchaseEvent {
  if (!(error instanceof PlatformError)) return { type: 'lost' };
  const { status, code, sentence: message } = error;
  const isRefused = isCertainRefusal(error) || (status === 429 && message !== null);
  return isRefused ? { type: 'refused', refusal: { status, code, message } } : { type: 'lost', message };
}
