import 'server-only';
import { notFound } from 'next/navigation';
import { isNotFound } from '@/lib/shared/platform-error';

/** A 404 of the platform becomes a 404 of the page; every other failure goes to the error boundary. */
export async function orNotFound<Value>(loading: Promise<Value>): Promise<NonNullable<Value>> {
  let value: Value;
  try {
    value = await loading;
  } catch (error) {
    if (isNotFound(error)) notFound();
    throw error;
  }
  return value ?? notFound();
}
