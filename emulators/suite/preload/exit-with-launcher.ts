/**
 * Preloaded into every process of the local stack. Each process ends when the program that started
 * the stack has ended or was killed, so that no process keeps a port.
 */
const CHECK_EVERY_MS = 500;
const CLEANUP_MS = 5000;
const launcher = Number(process.env.LOCAL_STACK_LAUNCHER);

const timer = setInterval(() => {
  if (isRunning(launcher)) return;
  clearInterval(timer);
  // At SIGTERM firebase-tools ends Google's Java programs, which cannot preload this file.
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), CLEANUP_MS).unref();
}, CHECK_EVERY_MS).unref();

function isRunning(pid: number): boolean {
  try {
    // Signal 0 only asks whether the process exists.
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
