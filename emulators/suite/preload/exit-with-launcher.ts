/**
 * Preloaded into every process of the local stack: when the program that started the stack is gone,
 * even killed, each of them goes too, so that no process and no port stays behind.
 */
const CHECK_EVERY_MS = 500;
const launcher = Number(process.env.LOCAL_STACK_LAUNCHER);

setInterval(() => {
  if (!isRunning(launcher)) process.exit(1);
}, CHECK_EVERY_MS).unref();

function isRunning(pid: number): boolean {
  try {
    // Signal 0 is not sent; it only asks whether it could be.
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
