/**
 * Safari keeps the storage of another site's frames apart, and an installed admin area can sign in
 * only through a page of its own site. Of Hosting's domains Google knows firebaseapp.com alone:
 * https://firebase.google.com/docs/auth/web/redirect-best-practices
 */
export function authDomainOf({ host }: Pick<Location, 'host'>): { authDomain?: string } {
  return /\.web\.app$|:\d+$/.test(host) ? {} : { authDomain: host };
}
