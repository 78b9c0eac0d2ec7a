import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { fromMinor } from '../../../domain/billing/money.ts';
import { ApiError } from '../../../http/errors.ts';
import { type Charge, type ChargeOutcome, noPayments, type PaymentGateway } from '../bank.ts';
import { pageKey } from '../bank-key.ts';
import { pageAddresses } from '../page-addresses.ts';
import { SIGNATURE_HEADER, signatureOf } from './signature.ts';
import { type Booked, Books, Charged, Created } from './wire.ts';

/** Without an answer within this time the payment stays pending (spec 3 §8, 504). */
const ANSWER_LIMIT_MS = 10_000;

/** Our webhook. */
const NOTICES = '/v2/payments/notices';

export interface AcquirerSettings {
  /** Base address of its API. */
  url: string;
  /** Known to both sides; signs requests and notices. */
  secret: string;
  merchant: string;
}

interface Surroundings {
  /** Makes the keys of our own addresses. */
  pageSecret: string;
  publicUrl: string;
  now(): number;
}

/** There was no readable answer, so it is unknown whether the request was executed. */
class Silent extends Error {}

/**
 * An acquirer behind signed HTTP requests. Viewers open our own address `/pay/{id}`, which creates the payment at the
 * acquirer at the first visit. So addresses and QR codes are known in advance, and no page is created inside a database
 * transaction. Every request names the order, and the acquirer executes each request of an order once.
 */
export function acquirerGateway(settings: AcquirerSettings, around: Surroundings): PaymentGateway {
  const { url, secret, merchant } = settings;
  const { pageSecret, publicUrl, now } = around;
  const keyOf = (transactionId: number) => pageKey(pageSecret, transactionId);

  async function ask<T extends TSchema>(path: string, schema: T, sent: object): Promise<Static<T>> {
    const body = JSON.stringify({ merchant, ...sent });
    const headers = {
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: signatureOf(secret, body, now()),
    };
    const signal = AbortSignal.timeout(ANSWER_LIMIT_MS);
    const response = await fetch(`${url}${path}`, { method: 'POST', headers, body, signal }).catch(
      () => null,
    );
    const answer: unknown = await response?.json().catch(() => null);
    if (!response?.ok || !Value.Check(schema, answer)) {
      throw new Silent(`${path} answered ${response?.status ?? 'nothing'}`);
    }
    return answer;
  }

  async function charge(path: string, { transactionId, amount, currency }: Charge, source: object) {
    try {
      const order = { order: String(transactionId), amount: fromMinor(amount), currency };
      const notify_url = `${publicUrl}${NOTICES}`;
      return outcomeOf(await ask(path, Charged, { ...order, ...source, notify_url }));
    } catch (error) {
      if (error instanceof Silent) return { kind: 'silent' as const };
      throw error;
    }
  }

  return {
    keyOf,
    addressesOf: (transactionId, locale) =>
      pageAddresses(`${publicUrl}/pay/${transactionId}`, keyOf(transactionId), locale),
    async pageOf({ transactionId, amount, currency, title, locale, returnUrl, isSaveCard }) {
      const { page_url } = await ask('/payments', Created, {
        order: String(transactionId),
        amount: fromMinor(amount),
        currency,
        title,
        language: locale,
        save_card: isSaveCard,
        return_url: returnUrl,
        notify_url: `${publicUrl}${NOTICES}`,
      }).catch((error) => {
        throw error instanceof Silent ? noPayments(error) : error;
      });
      return page_url;
    },
    chargeCard: ({ bankToken, ...rest }) => charge('/charges', rest, { token: bankToken }),
    chargePhone: ({ phone, ...rest }) => charge('/charges', rest, { phone }),
    async refund({ transactionId, amount, currency }) {
      const order = { order: String(transactionId), amount: fromMinor(amount), currency };
      const { status } = await ask('/refunds', Charged, order);
      if (status !== 'paid') throw new ApiError('unavailable');
    },
    async books() {
      const lines: Booked[] = [];
      for (let after: string | null = '0'; after !== null; ) {
        const { payments, next }: Static<typeof Books> = await ask('/books', Books, { after });
        lines.push(...payments);
        after = next;
      }
      return lines;
    },
  };
}

function outcomeOf({ status, reason }: Static<typeof Charged>): ChargeOutcome {
  if (status === 'paid') return { kind: 'paid' };
  const why = reason === 'no_money' || reason === 'legal' ? reason : 'declined';
  return { kind: 'refused', why };
}
