/** As Google names the account, however the owner typed it. */
export function normalEmail(email: string): string {
  return email.trim().toLowerCase();
}
