import { useLocation } from 'react-router-dom';

/** The address of the sign-in, which leads back to what is open beside its page, such as a lead. */
export function useSignInAddress(): string {
  const { pathname, search } = useLocation();
  return search ? `/admin/auth?${new URLSearchParams({ to: pathname + search })}` : '/admin/auth';
}

/** Specification §2: the profile, unless more than a page was asked for. */
export function afterSignIn(search: string): string {
  const to = new URLSearchParams(search).get('to') ?? '';
  return to.startsWith('/admin') ? to : '/admin/profile';
}
