import type { SessionAnswer } from '@theni/contract';
import type { User } from 'firebase/auth';
import { askApi } from '../api/admin-api.ts';

/** The signed-in account that the API takes for the admin. */
export interface AdminAccount {
  user: User;
  analyticsUrl: string;
}

/** Asks the API who this is: the site itself does not know the admin's address. @throws as `askApi` */
export async function adminAccountOf(user: User): Promise<AdminAccount | undefined> {
  const answer: SessionAnswer = await (await askApi(user, 'GET', '/api/session')).json();
  return answer.Admin ? { user, analyticsUrl: answer.AnalyticsUrl } : undefined;
}
