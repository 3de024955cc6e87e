/**
 * Preloaded into every process of the local stack: when the program that started the stack is gone,
 * even killed, each of them goes too, so that no process and no port stays behind.
 */
const CHECK_EVERY_MS = 500;
const CLEANUP_MS = 5000;
const launcher = Number(process.env.LOCAL_STACK_LAUNCHER);

const timer = setInterval(() => {
  if (isRunning(launcher)) return;
  clearInterval(timer);
  // firebase-tools ends Google's Java programs first, in which nothing is preloaded.
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), CLEANUP_MS).unref();
}, CHECK_EVERY_MS).unref();

function isRunning(pid: number): boolean {
  try {
    // Signal 0 is not sent; it only asks whether it could be.
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
