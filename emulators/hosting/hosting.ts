import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import compression from 'compression';
import superstatic from 'superstatic/lib/superstatic.js';
import { isMalformed } from './is-malformed.ts';
import { passOn } from './pass-on.ts';
import { type FirebaseConfig, serveReserved } from './reserved.ts';

interface HeaderRule {
  source: string;
  headers: { key: string; value: string }[];
}

/** The part of firebase.json that Hosting reads; `public` counts from `folder`. */
export interface HostingConfig {
  public: string;
  cleanUrls: boolean;
  trailingSlash: boolean;
  rewrites: { source: string; function: { functionId: string } }[];
  headers: HeaderRule[];
}

export interface HostingOptions {
  folder: string;
  config: HostingConfig;
  /** Where the function of an id answers. */
  functions: (id: string) => string | undefined;
  firebase: FirebaseConfig;
}

type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/**
 * Hosting sends the smallest of gzip, Brotli and the file itself (https://github.com/firebase/firebase-tools/issues/4119);
 * how hard it tries it does not say. With 4, the default here, Brotli would often be larger than gzip.
 */
const QUALITY = { [constants.BROTLI_PARAM_QUALITY]: 5 };

/** As `<project>.web.app` sends it, whatever firebase.json says. */
const OWN_HSTS = 'max-age=31556926; includeSubDomains; preload';
const HSTS = 'strict-transport-security';

/** A server that answers as Hosting would; README.md says what it leaves out. */
export function createHosting({ folder, config, functions, firebase }: HostingOptions): Server {
  const serve = superstatic({
    cwd: folder,
    // A rule counts for every path that it fits, the reserved ones too, and of two rules the later one.
    config: { ...config, headers: config.headers.map(withoutHsts) } as never,
    stack: 'strict',
    fallthrough: false,
    compression: compression({ brotli: { params: QUALITY } }) as never,
    before: { files: serveReserved(firebase) },
    rewriters: { function: (rewrite: HostingConfig['rewrites'][number]) => toFunction(rewrite) },
  }) as Handler;
  async function toFunction({ function: { functionId } }: HostingConfig['rewrites'][number]) {
    const origin = functions(functionId);
    if (!origin)
      throw new Error(`firebase.json leads to the function ${functionId}; there is none`);
    return passOn(origin);
  }
  return createServer((request: IncomingMessage, response: ServerResponse) => {
    response.setHeader(HSTS, OWN_HSTS);
    if (isMalformed(request.url)) response.writeHead(400).end();
    else serve(request, response, (error) => response.writeHead(error ? 500 : 404).end());
  });
}

function withoutHsts({ source, headers }: HeaderRule): HeaderRule {
  return { source, headers: headers.filter(({ key }) => key.toLowerCase() !== HSTS) };
}
