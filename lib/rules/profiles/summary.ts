/** The data of the account dropdown beside the profiles (spec 3 §2 "Settings dropdown"). */
export interface AccountSummary {
  /** In the provider's currency format; null for children, and when it cannot be loaded. */
  balance: string | null;
  /** Support contacts; the entry is shown when one of the two exists. */
  support: { phone: string | null; email: string | null };
}
