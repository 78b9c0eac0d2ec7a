import { Button } from '@/components/ui/button/Button';
import type { Offer } from '@/lib/rules/commerce/product';
import type { PaymentWords } from './PaymentDialog';

interface Props {
  /** Null when no offer is known; then the button closes the dialog. */
  offer: Offer | null;
  isBusy: boolean;
  words: PaymentWords;
  answer(result: { other: true }): void;
  close(): void;
}

/** The quiet way out of a payment at a bank. */
export function OtherWay({ offer, isBusy, words, answer, close }: Props) {
  return (
    <Button
      variant="quiet"
      size="lg"
      aria-disabled={isBusy}
      onClick={() => (offer ? answer({ other: true }) : close())}
    >
      {offer ? words.otherMethod : words.cancel}
    </Button>
  );
}
