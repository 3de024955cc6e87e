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
  for await (const line of linesOf(input)) {
    if (line.trim() === '') continue;
    try {
      send(protocol.respond(line));
    } catch (error) {
      log.write(`The rules runtime skipped a line that it cannot read: ${String(error)}\n`);
    }
  }
}

/** `readline` would split at U+2028 and U+2029 too, which JSON has in its texts. */
async function* linesOf(input: Readable): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of input.setEncoding('utf8')) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}
