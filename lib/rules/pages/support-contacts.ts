/** Contacts of the provider. */
export interface Support {
  email: string | null;
  phone: string | null;
  href: string | null;
}
