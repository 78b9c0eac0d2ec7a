/** What the account's dropdown says beside its profiles (spec 3 §2 "Settings dropdown"). */
export interface AccountSummary {
  /** As the provider writes its money; null for children, and where it cannot be had. */
  balance: string | null;
  /** Who helps; the entry is there when one of the two is. */
  support: { phone: string | null; email: string | null };
}
