import { isWatchWanted } from '@/lib/client/browser/after-buy';
import { dayText } from '@/lib/client/browser/moment';
import { buy } from '@/lib/client/commerce/buy';
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
import type { ModalId } from '@/lib/rules/modals/address';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { PlatformError } from '@/lib/shared/platform-error';
import { contractModal, loadContract } from './contract';

interface Ways {
  /** The target in the address that opened the login; null stays on the page. */
  to: string | null;
  hasContract: boolean;
  goTo(path: string): void;
  /** Nothing else follows. */
  stay(): void;
}

/** Opens a dialog and waits for its answer. */
type Show = (id: ModalId, data: unknown, hideClose?: boolean) => Promise<unknown>;

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

  if (!isWatchWanted() && !isPurchase(storedAction())) await offerPin(show);

  await offerToStay(show);

  const contract = hasContract ? await loadContract().catch(() => null) : null;
  const modal = contract && contractModal[contract.state];
  if (modal) await show(modal, contract, contract.isLocked);

  const action = takeAction();
  const next = to ?? (action && (await resume(action).catch(showRefusal)));
  if (next) goTo(next);
  else if (isFirst) stay();
}

/** A viewer who asked for the deletion of the account may have changed their mind: the login says so. */
async function offerToStay(show: Show): Promise<void> {
  const deletionAt = await loadDeletion().catch(() => null);
  if (deletionAt === null) return;
  const words = await loadWords('dialogs').catch(() => null);
  if (!words) return;
  const text = words.ending.replace('{day}', dayText(deletionAt));
  const stays = await show('confirm', { title: words.endingTitle, text, action: words.keepAccount });
  // A failure is shown; the account says the same, and has the button, too.
  if (stays === true) await cancelDeletion().catch((error: unknown) => showError(error, 'icon'));
}

async function offerPin(show: Show): Promise<void> {
  const parental = await loadParental().catch(() => null);
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
async function resume(action: InterruptedAction): Promise<string | null> {
  switch (action.kind) {
    case 'open':
      return action.to;
    case 'buy':
      // Not awaited: the purchase has its own dialogs, and the login is done.
      resumePurchase(action);
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

async function resumePurchase({
  subject,
  after,
}: Extract<InterruptedAction, { kind: 'buy' }>): Promise<void> {
  const { result } = await buy(subject, after);
  const plays = subject.kind === 'title' || after?.startAfterBuy || after?.playAfterId;
  // A viewer who has not bought is asked no further question.
  if (result === 'bought' && !plays) await offerPin((id, data) => askFor({ id, data, isPatient: true }));
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
