import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { type Reply, RulesProtocol, readyReply } from './protocol.ts';

/** Serves the rules protocol until `input` ends. Only replies go to `output`, one JSON object a line. */
export async function runRulesRuntime(
  input: Readable = process.stdin,
  output: Writable = process.stdout,
  log: Writable = process.stderr,
): Promise<void> {
  const protocol = new RulesProtocol();
  const send = (reply: Reply) => output.write(`${JSON.stringify(reply)}\n`);
  send(readyReply);
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === '') continue;
    try {
      send(protocol.respond(line));
    } catch (error) {
      log.write(`The rules runtime skipped a line that it cannot read: ${String(error)}\n`);
    }
  }
}
