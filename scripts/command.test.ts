import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';

const FILE = join(import.meta.dirname, 'command.ts');
/** It prints its process id, and runs for ever. */
const ENDLESS = 'console.log(process.pid); setInterval(() => {}, 1000)';

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test.each(['SIGTERM', 'SIGINT'] as const)(
  'whoever ends a command by %s ends the program that it runs, and no next one begins',
  async (signal) => {
    const script = `
      const { runProgram } = await import(${JSON.stringify(FILE)});
      const endless = ['node', '-e', ${JSON.stringify(ENDLESS)}];
      await runProgram(endless).catch(() => runProgram(endless)).catch(() => process.exit(1));
    `;
    const command = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [output] = await once(command.stdout, 'data');
    const pid = Number(output);
    expect(isRunning(pid)).toBe(true);
    command.kill(signal);
    const [code] = await once(command, 'exit');
    expect(code).toBe(1);
    await vi.waitUntil(() => !isRunning(pid));
  },
);

test.each(['setup.ts', 'deploy.ts'])(
  'whoever is stopped by %s reads that the same command may be run again',
  (file) => {
    const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, file)], {
      encoding: 'utf8',
      env: { ...process.env, SITE_CONFIG: '' },
    });
    expect(status).toBe(1);
    expect(stderr).toContain('Which project?');
    expect(stderr).toContain('run the same command again');
  },
);
