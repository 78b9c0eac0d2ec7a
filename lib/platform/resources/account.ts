import 'server-only';
import * as v from 'valibot';
import { CurrencyWire, moneyFormatOf } from '@/lib/platform/http/money-format';
import { ContactsShown, SupportWire, supportOf } from '@/lib/platform/http/support';
import { send, type Target } from '@/lib/platform/http/transport';
import { flag, listOf, momentOf, text, textOrNull } from '@/lib/platform/http/wire';
import type { Support } from '@/lib/rules/pages/support-contacts';
import type { Money } from '@/lib/shared/money';

/** The viewer's own account (spec 3 §2 "Account info"). All calls throw PlatformError. */

const AccountWire = v.object({
  first_name: text,
  email: text,
  phone: textOrNull,
  deletion_at: textOrNull,
  provider_uid: textOrNull,
  accounts: listOf(v.object({ amount: textOrNull, balance: textOrNull, is_payment_allowed: flag })),
  provider: v.nullish(
    v.object({
      name: textOrNull,
      display_contact_info: ContactsShown,
      landing: v.nullish(v.object({ support: SupportWire })),
      currency: CurrencyWire,
    }),
  ),
});

export interface Account {
  name: string;
  email: string;
  phone: string | null;
  /** When it will be deleted, in Unix milliseconds; null unless the user asked for it. */
  deletionAt: number | null;
  /** Null where nothing is paid and nothing is on it (spec 3 §6). */
  balance: Money | null;
  provider: {
    name: string | null;
    /** The number of the user's account at the provider. */
    account: string | null;
    support: Support;
  };
}

export async function getAccount(target: Target): Promise<Account> {
  return readAccount(await send({ path: '/users/self', schema: AccountWire }, target));
}

const MoneyWire = v.object({ provider: v.nullish(v.object({ currency: CurrencyWire })) });

/** How the viewer's own provider writes money (`{amount} ₸`); null when it does not say. */
export async function getMoneyFormat(target: Target): Promise<string | null> {
  const { provider } = await send({ path: '/users/self', schema: MoneyWire }, target);
  return moneyFormatOf(provider?.currency);
}

/** Everything that is stored about the user, for a file. @throws PlatformError */
export async function exportAccount(target: Target): Promise<Record<string, unknown>> {
  const schema = v.record(v.string(), v.unknown());
  return send({ method: 'POST', path: '/users/self/export', body: {}, schema }, target);
}

/** Returns when the account will be deleted. @throws PlatformError */
export async function askDeletion(target: Target): Promise<number | null> {
  const schema = v.object({ deletion_at: text });
  const call = { method: 'POST', path: '/users/self/deletion', body: {}, schema } as const;
  return momentOf((await send(call, target)).deletion_at);
}

/** @throws PlatformError */
export async function cancelDeletion(target: Target): Promise<void> {
  await send({ method: 'DELETE', path: '/users/self/deletion', schema: v.unknown() }, target);
}

/** @throws PlatformError; status 400 with a detail of `email`: another account has it (spec 3 §8) */
export async function changeAccount(
  target: Target,
  { name, email }: { name?: string | undefined; email?: string | undefined },
): Promise<void> {
  const body = { ...(name !== undefined && { first_name: name }), ...(email !== undefined && { email }) };
  await send({ method: 'PATCH', path: '/users/self', body, schema: v.unknown() }, target);
}

/**
 * With the code that was sent to the new number.
 * @throws PlatformError; status 400 with a detail of `phone`: another account has it
 */
export async function changePhone(target: Target, phone: string, code: string): Promise<void> {
  const body = { phone, token: code };
  await send({ method: 'PATCH', path: '/users/self', body, schema: v.unknown() }, target);
}

function readAccount(wire: v.InferOutput<typeof AccountWire>): Account {
  const { provider, accounts } = wire;
  const [account] = accounts;
  const amount = account?.balance ?? account?.amount ?? null;
  const isUsed = account?.is_payment_allowed || Number(amount) !== 0;
  return {
    name: wire.first_name,
    email: wire.email,
    phone: wire.phone,
    deletionAt: momentOf(wire.deletion_at),
    balance: amount !== null && isUsed ? { amount, format: moneyFormatOf(provider?.currency) } : null,
    provider: {
      name: provider?.name ?? null,
      account: wire.provider_uid,
      support: supportOf(provider),
    },
  };
}
