import { onRequest } from 'firebase-functions/v2/https';

/** The least that a function can be: what the API's own module is measured against. */
export const empty = onRequest((_request, response) => {
  response.end();
});
