import { createServer, type Server, type Socket } from 'node:net';

export interface Protocols {
  http1: (socket: Socket) => void;
  http2: (socket: Socket) => void;
}

/** Three bytes decide: HTTP/2 with prior knowledge begins "PRI * HTTP/2.0", and no HTTP/1 method does. */
const HTTP2_PREFACE = 'PRI';

/** One port for both protocols: looks at a connection's first bytes and hands it on untouched. */
export function createSharedPort(protocols: Protocols): Server {
  return createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.once('readable', () => {
      const head: Buffer | null = socket.read();
      if (head === null) {
        return;
      }
      socket.unshift(head);
      const isHttp2 = head.toString('latin1', 0, HTTP2_PREFACE.length) === HTTP2_PREFACE;
      protocols[isHttp2 ? 'http2' : 'http1'](socket);
    });
  });
}
