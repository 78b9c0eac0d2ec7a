/** How one reaches who sells. */
export interface Support {
  email: string | null;
  phone: string | null;
  href: string | null;
}
