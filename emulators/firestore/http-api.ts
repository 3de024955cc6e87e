import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { parseDatabaseName } from './document-names.ts';
import type { DocumentStore } from './document-store.ts';
import { writeExport } from './exports.ts';
import type { Log } from './log.ts';
import { StatusError } from './status-error.ts';

interface Route {
  method: string;
  path: RegExp;
  respond: (parameters: string[], body: unknown) => unknown;
}

interface ExportRequest {
  database?: string;
  export_directory?: string;
  export_name?: string;
}

/** Plain HTTP/1.1 on the same port: what firebase-tools asks of its Firestore emulator, and clearing for tests. */
export function createHttpApi(store: DocumentStore, log: Log): Server {
  const routes: Route[] = [
    { method: 'GET', path: /^\/$/, respond: () => 'Ok' },
    {
      method: 'DELETE',
      path: /^\/emulator\/v1\/(projects\/[^/]+\/databases\/[^/]+)\/documents$/,
      respond: ([database]) => {
        store.commit((draft) => draft.clear(parseDatabaseName(database)));
        return {};
      },
    },
    {
      method: 'POST',
      path: /^\/emulator\/v1\/projects\/([^/]+):export$/,
      respond: ([projectId], body) => exportDocuments(store, projectId as string, body, log),
    },
    {
      method: 'PUT',
      path: /^\/emulator\/v1\/projects\/[^/]+:securityRules$/,
      respond: () => ({ issues: [rulesAreNotEvaluated] }),
    },
  ];
  return createServer((request, response) => {
    handle(routes, request, response, log).catch((error: Error) => {
      const isTheirs = [StatusError, SyntaxError, URIError].some((type) => error instanceof type);
      if (!isTheirs) {
        log.error(`INTERNAL ${request.method} ${request.url}: ${error.stack}`);
      }
      sendError(
        response,
        isTheirs ? 400 : 500,
        isTheirs ? 'INVALID_ARGUMENT' : 'INTERNAL',
        error.message,
      );
    });
  });
}

/** firebase-tools shows it when the rules file changes while the suite runs. */
const rulesAreNotEvaluated = {
  sourcePosition: { line: 1, column: 1 },
  severity: 'WARNING',
  description: 'The Firestore stand-in does not evaluate rules: it refuses every client.',
};

async function handle(
  routes: Route[],
  request: IncomingMessage,
  response: ServerResponse,
  log: Log,
): Promise<void> {
  // No page in a browser may command the emulator; tools send no Origin.
  if (request.headers.origin !== undefined) {
    sendError(response, 403, 'PERMISSION_DENIED', 'Pages of a browser are refused.');
    return;
  }
  const path = decodeURIComponent((request.url ?? '/').replace(/\?.*$/s, ''));
  for (const route of routes) {
    const match = route.path.exec(path);
    if (match && route.method === request.method) {
      send(response, 200, route.respond(match.slice(1), await readJson(request)));
      return;
    }
  }
  refuseOther(request, response, path, log);
}

/** Clients of the Web SDK and REST come here too. */
function refuseOther(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  log: Log,
): void {
  const { authorization } = request.headers;
  if (!path.startsWith('/emulator/') && authorization !== 'Bearer owner') {
    sendError(response, 403, 'PERMISSION_DENIED', 'The rules deny every client everything.');
    return;
  }
  const what = `${request.method} ${path}`;
  log.error(`UNIMPLEMENTED ${what}`);
  sendError(response, 501, 'UNIMPLEMENTED', `The Firestore stand-in does not support ${what}.`);
}

function exportDocuments(store: DocumentStore, projectId: string, body: unknown, log: Log): object {
  const request = (body ?? {}) as ExportRequest;
  const database = request.database ?? `projects/${projectId}/databases/(default)`;
  const folder = resolve(
    request.export_directory ?? '.',
    request.export_name ?? 'firestore_export',
  );
  writeExport(store, parseDatabaseName(database), folder);
  log.info(`exported ${database}`);
  return {};
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) {
    chunks.push(chunk);
  }
  const text = Buffer.concat(chunks).toString();
  return text === '' ? undefined : JSON.parse(text);
}

function send(response: ServerResponse, status: number, body: unknown): void {
  const isText = typeof body === 'string';
  response.writeHead(status, { 'Content-Type': isText ? 'text/plain' : 'application/json' });
  response.end(isText ? body : JSON.stringify(body));
}

function sendError(response: ServerResponse, code: number, status: string, message: string): void {
  send(response, code, { error: { code, status, message } });
}
