import type { IncomingMessage, ServerResponse } from 'node:http';

/** What Hosting tells the pages about their project. */
export interface FirebaseConfig {
  projectId: string;
  apiKey: string;
  authDomain: string;
  storageBucket: string;
}

/** `/__/` is Hosting's own: no file, no rewrite and no not-found page of the site stands there. */
export function serveReserved(firebase: FirebaseConfig) {
  const responses: Record<string, [type: string, body: string]> = {
    '/__/firebase/init.json': ['application/json', JSON.stringify(firebase)],
    // Stand where Google serves the pages of its sign-in.
    '/__/auth/handler': ['text/html', '<!doctype html><title>Sign-in</title>'],
    '/__/auth/iframe': ['text/html', '<!doctype html><title>Sign-in</title>'],
  };
  return function reserved(request: IncomingMessage, response: ServerResponse, next: () => void) {
    const [path = ''] = (request.url ?? '').split('?');
    if (!path.startsWith('/__/')) return next();
    const [type, body] = responses[path] ?? [];
    if (type) response.writeHead(200, { 'Content-Type': type }).end(body);
    else response.writeHead(404).end();
  };
}
