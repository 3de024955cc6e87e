import { createInterface } from 'node:readline';
import { connect } from '../../emulators/firestore/test-firestore.ts';
import { createApp } from '../src/app.ts';
import { deliverQueued } from '../src/messages/deliver-queued.ts';
import { ringQueued } from '../src/messages/ring-phones.ts';
import { webPusher } from '../src/push/pusher.ts';
import { demoVapidKey } from '../src/push/vapid-key.ts';
import { type ProcessSettings, PUSHING_SITE } from './message-processes.ts';
import { agentTo } from './push-service.ts';
import { messageDependencies } from './test-api.ts';

/** One instance of the function in a process of its own, which tests start, flood and kill. */
const settings: ProcessSettings = JSON.parse(process.env.SETTINGS ?? '{}');
const firestore = connect(settings.firestore);
let offsetMs = 0;
const dependencies = {
  ...messageDependencies(firestore, settings.mail, settings.limits),
  pusher: webPusher(demoVapidKey(PUSHING_SITE), {
    subject: 'https://theni.example',
    agent: agentTo(settings.push),
  }),
  now: () => new Date(Date.now() + offsetMs),
};

const server = createApp(dependencies).listen(0, '127.0.0.1', () => {
  report({ port: (server.address() as { port: number }).port });
});

// "deliver <offset>": runs the job that mails and rings so many milliseconds from now.
for await (const line of createInterface({ input: process.stdin })) {
  offsetMs = Number(line.replace('deliver ', ''));
  await Promise.all([deliverQueued(dependencies), ringQueued(dependencies)]);
  report({ delivered: offsetMs });
}

// Whoever started this process has gone, or failed: nobody would end it.
process.exit();

function report(event: object): void {
  process.stdout.write(`${JSON.stringify({ event })}\n`);
}
