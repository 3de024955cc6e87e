import type { AddressInfo } from 'node:net';
import express from 'express';
import * as config from '../../config/chosen.ts';
import { createApp } from '../../functions/src/app.ts';
import type { Dependencies } from '../../functions/src/dependencies.ts';
import { sampleItem } from '../../functions/src/testing/sample-item.ts';

/**
 * A process that serves the list, ours or a bare Express route with the same JSON; started by
 * list-request.ts, which asks it how much CPU time it has used. Firestore is a constant here: it is
 * this code that is measured.
 */
const items = Array.from({ length: 24 }, (_, index) =>
  sampleItem({
    _id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    Placeholder: `data:image/webp;base64,${'A'.repeat(200)}`,
    Variants: [320, 640, 960, 1600].map((Width) => ({
      Width,
      Url: `https://firebasestorage.googleapis.com/v0/b/x/o/file%2F${index}%2F${Width}.webp?alt=media`,
    })),
  }),
);

const server = (process.argv[2] === 'ours' ? ours() : bare()).listen(0, '127.0.0.1', () => {
  process.send?.({ port: (server.address() as AddressInfo).port });
});
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMicroseconds: user + system });
});
process.on('disconnect', () => process.exit());

function ours() {
  const store = { version: async () => 1, all: async () => items };
  return createApp({ config, items: store, now: () => new Date() } as unknown as Dependencies);
}

function bare() {
  const app = express();
  app.get('/api/file', (_request, response) => {
    response.json(items);
  });
  return app;
}
