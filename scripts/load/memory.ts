import { execFileSync } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';

interface Process {
  pid: number;
  parent: number;
  mebibytes: number;
  command: string;
}

/** How many processes each part of the stack has and how much memory one holds, at `samples` moments until then. */
export async function memoryOfStack(
  until: number,
  samples: number,
): Promise<Map<string, string[]>> {
  const series = new Map<string, string[]>();
  const everyMs = (until - Date.now()) / samples;
  for (let sample = 0; sample < samples; sample += 1) {
    await delay(everyMs);
    const parts = Object.groupBy(ownProcesses(), ({ command }) => partOf(command));
    for (const [part, processes = []] of Object.entries(parts))
      series.set(part, [...(series.get(part) ?? []), inShort(processes)]);
  }
  return series;
}

function inShort(processes: Process[]): string {
  const all = processes.reduce((sum, { mebibytes }) => sum + mebibytes, 0);
  return `${processes.length}×${Math.round(all / processes.length)}`;
}

function partOf(command: string): string {
  if (command.includes('functionsEmulatorRuntime')) return 'functions';
  if (command.includes('google.cloud_firestore')) return 'Firestore stand-in';
  if (command.includes('java.ts')) return 'rules stand-in';
  return 'Hosting, Auth and Storage emulators';
}

function ownProcesses(): Process[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss=,args=']).toString().split('\n');
  const all = lines.flatMap((line): Process[] => {
    const [, pid, parent, kibibytes, command] =
      /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    if (!command?.includes('node')) return [];
    return [
      { pid: Number(pid), parent: Number(parent), mebibytes: Number(kibibytes) / 1024, command },
    ];
  });
  const below = (pid: number): Process[] =>
    all.filter(({ parent }) => parent === pid).flatMap((child) => [child, ...below(child.pid)]);
  return below(process.pid);
}
