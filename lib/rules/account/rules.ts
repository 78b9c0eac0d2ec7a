/** The platform's own limits of the two fields (wire 2.8). */
export const NAME_MAX_LENGTH = 64;
export const EMAIL_MAX_LENGTH = 254;
export const EXAMPLE_EMAIL = 'name@example.com';

/** Spec 3 §5: the name is required on the account form. */
export function nameProblem(name: string): 'error_name_required' | 'error_name_long' | null {
  if (name.trim() === '') return 'error_name_required';
  return name.trim().length > NAME_MAX_LENGTH ? 'error_name_long' : null;
}

/** The platform accepts everything that it accepts (`format: email`): a refusal of the platform is shown as an e-mail of another account. */
const USUAL_EMAIL =
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i;

/**
 * Spec 3 §5: an ordinary address, without Cyrillic and without `xn--`, which is the encoded form of Cyrillic;
 * an empty one is accepted.
 */
export function emailProblem(email: string): 'error_email' | 'error_email_letters' | null {
  const address = email.trim();
  if (address === '') return null;
  if (/[^ -~]|xn--/i.test(address)) return 'error_email_letters';
  return address.length <= EMAIL_MAX_LENGTH && USUAL_EMAIL.test(address) ? null : 'error_email';
}
