import { isWatchWanted } from '@/lib/client/browser/after-buy';
import { dayText } from '@/lib/client/browser/moment';
import { buy } from '@/lib/client/commerce/buy';
import { isPurchaseStored } from '@/lib/client/commerce/open-purchase';
import { showError } from '@/lib/client/errors/show-error';
import { addFavourite } from '@/lib/client/favourites/favourites';
import { loadWords } from '@/lib/client/i18n/load-words';
import { showAlert } from '@/lib/client/modals/alert';
import { askFor } from '@/lib/client/modals/ask';
import { loadParental } from '@/lib/client/parental/calls';
import { cancelDeletion, loadDeletion } from '@/lib/client/personal-data/calls';
import { rateTitle } from '@/lib/client/ratings/ratings';
import { followSeries } from '@/lib/client/reminders/follows';
import { addReminder } from '@/lib/client/reminders/reminders';
import type { InterruptedAction } from '@/lib/client/viewer/interrupted';
import { storedAction, takeAction } from '@/lib/client/viewer/interrupted';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { fill } from '@/lib/shared/i18n/fill';
import { PlatformError } from '@/lib/shared/platform-error';
import { type Show, showContract } from './show-contract';

interface Ways {
  /** The target in the address that opened the login; null stays on the page. */
  to: string | null;
  hasContract: boolean;
  goTo(path: string): void;
  /** Nothing else follows. */
  stay(): void;
}

/**
 * The steps after a login (spec 1 §4): the parental question, the contract with the operator, then the target
 * page or the interrupted action. A step whose call fails is skipped, so that it cannot block the login. Nobody is asked about
 * a PIN in the middle of a purchase: it follows what was bought, or waits for the next login where something begins to play.
 */
export async function afterLogin({ to, hasContract, goTo, stay }: Ways): Promise<void> {
  // The first one replaces the login dialog, the next waits until that one is closed.
  let isFirst = true;
  const show: Show = async (id, data, hideClose = false) => {
    const answer = await askFor({ id, data, hideClose, isPatient: !isFirst });
    isFirst = false;
    return answer;
  };

  await askAfterLogin(show, hasContract);
  const next = await goOn(to, { asksForPin: true });
  if (next) goTo(next);
  else if (isFirst) stay();
}

/**
 * For a tab that waited while the viewer logged in in another tab. The other tab has shown the dialogs after a login,
 * so this tab only opens its own target or continues its own action.
 */
export async function afterLoginElsewhere({ to, goTo, stay }: Omit<Ways, 'hasContract'>): Promise<void> {
  const next = await goOn(to, { asksForPin: false });
  if (next) goTo(next);
  else stay();
}

/**
 * The dialogs after a login: the PIN, the deletion of the account, the contract. After a login without a dialog all of
 * them are shown (`lib/client/session/at-opening.ts`), because it interrupted no action.
 */
export async function askAfterLogin(show: Show, hasContract: boolean): Promise<void> {
  if (!isWatchWanted() && !isPurchase(storedAction())) await offerPin(show);
  await offerToStay(show);
  if (hasContract) await showContract(show);
}

interface Manner {
  /** Whether the purchase is followed by the question about a PIN. */
  asksForPin: boolean;
}

/**
 * Takes the interrupted action out of the storage, so that it runs only once. Returns the page to open next, if any.
 */
async function goOn(to: string | null, manner: Manner): Promise<string | null> {
  const action = takeAction();
  return to ?? (action && (await resume(action, manner).catch(showRefusal)));
}

/** A viewer who asked for the deletion of the account may have changed their mind: this dialog offers to keep it. */
async function offerToStay(show: Show): Promise<void> {
  const deletionAt = await loadDeletion().catch(() => null);
  if (deletionAt === null) return;
  const words = await loadWords('dialogs').catch(() => null);
  if (!words) return;
  const text = fill(words.ending, { day: dayText(deletionAt) });
  const stays = await show('confirm', { title: words.endingTitle, text, action: words.keepAccount });
  // A failure is shown in a dialog. The account page has the same message and button.
  if (stays === true) await cancelDeletion().catch((error: unknown) => showError(error, 'icon'));
}

async function offerPin(show: Show): Promise<void> {
  const parental = await loadParental().catch(() => null);
  // The page that a link opened may have started a purchase meanwhile.
  if (isPurchaseStored()) return;
  if (parental?.dialogue) await show('parental', parental.dialogue);
  else if (parental?.status === 'notset') await show('parental_start', undefined);
}

/** Shows the text of the platform; without an answer the viewer repeats the action. */
function showRefusal(error: unknown): null {
  if (error instanceof PlatformError && error.kind === 'refused') showAlert(error.message, 'failure');
  return null;
}

/**
 * Continues the action that the login interrupted, or returns the page where it continues; the only place
 * that knows both.
 */
async function resume(action: InterruptedAction, manner: Manner): Promise<string | null> {
  switch (action.kind) {
    case 'open':
      return action.to;
    case 'buy':
      // Not awaited: the purchase has its own dialogs, and the login is done.
      resumePurchase(action, manner);
      return null;
    case 'paid':
      receivePayment(action.search);
      return null;
    case 'remind':
      await addReminder(action.channelId, action.startsAt);
      say('reminders', 'added');
      return null;
    case 'follow':
      await followSeries(action.id);
      say('reminders', 'followed');
      return null;
    case 'rate':
      await rateTitle(action.id, action.rating);
      say('rating', 'saved');
      return null;
    case 'favourite':
      await addFavourite(action.of, action.id);
      say('favourites', 'favouriteAdded');
      return null;
  }
}

const isPurchase = (action: InterruptedAction | null): boolean =>
  action?.kind === 'buy' || action?.kind === 'paid';

/** Without its code the account has what was paid, and shows it. */
function receivePayment(search: string): void {
  import('@/lib/client/commerce/receive-return').then(
    ({ receiveReturn }) => receiveReturn(search),
    () => {},
  );
}

async function resumePurchase(
  { subject, after }: Extract<InterruptedAction, { kind: 'buy' }>,
  { asksForPin }: Manner,
): Promise<void> {
  const { result } = await buy(subject, after);
  const plays = subject.kind === 'title' || after?.startAfterBuy || after?.playAfterId;
  // A viewer who has not bought is asked no further question.
  if (asksForPin && result === 'bought' && !plays)
    await offerPin((id, data) => askFor({ id, data, isPatient: true }));
}

/** Shows the same notice as the button; without texts the button itself shows it. */
function say<Name extends 'favourites' | 'rating' | 'reminders'>(
  name: Name,
  key: keyof Messages[Name],
): void {
  loadWords(name).then(
    (words) => showAlert(String(words[key])),
    () => {},
  );
}
