import type { SessionAnswer } from '@theni/contract';
import { Router } from 'express';
import type { Dependencies } from './dependencies.ts';
import { allowOnly } from './http/problem.ts';
import { identify, isAdmin } from './http/require-admin.ts';

/** Whether the signed-in account is the admin's: the pages carry neither the address nor what only the admin sees. */
export function sessionRoutes(dependencies: Dependencies): Router {
  const { analyticsUrl } = dependencies.config.admin;
  const routes = Router({ caseSensitive: true });
  routes
    .route('/')
    .get(async (request, response) => {
      const identity = await identify(dependencies, request);
      const answer: SessionAnswer = isAdmin(dependencies, identity)
        ? { Admin: true, Email: identity.email ?? '', AnalyticsUrl: analyticsUrl }
        : { Admin: false };
      response.json(answer);
    })
    .all(allowOnly('GET', 'HEAD'));
  return routes;
}
