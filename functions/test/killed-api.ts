import { createApp } from '../src/app.ts';
import { productionDependencies } from '../src/production.ts';
import { crash, serveParent } from './child-server.ts';
import { failAfter } from './fault-injection.ts';

/** The API in a process of its own, which is killed just before the store call that its first argument names. */
const callsLeft = { count: Number(process.argv[2]) };
const dependencies = productionDependencies();
const { items, objects, messages } = dependencies;
serveParent(
  createApp({
    ...dependencies,
    items: failAfter(items, callsLeft, crash),
    objects: failAfter(objects, callsLeft, crash),
    messages: failAfter(messages, callsLeft, crash),
  }),
);
