import { callSession } from '@/lib/client/http/call-session';
import { type RentedTitle, RentedTitles } from '@/lib/rules/commerce/rented-title';

/** What the viewer has rented. @throws PlatformError */
export async function loadRentedTitles(): Promise<RentedTitle[]> {
  const { titles } = await callSession('GET', '/rents', RentedTitles);
  return titles;
}
