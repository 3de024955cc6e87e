import { outputOf } from '../command.ts';

export type GoogleTools = ReturnType<typeof googleToolsOf>;

/** @param run runs a program and hands its output back; throws when it fails */
export function googleToolsOf(project: string, run: typeof outputOf = outputOf) {
  const gcloud = (...args: string[]) => run(['gcloud', ...args, '--quiet', '--project', project]);
  return {
    project,
    run,
    gcloud,
    ask: <Answer>(...args: string[]): Answer => JSON.parse(gcloud(...args, '--format', 'json')),
    firebase: <Result>(args: string[], input?: string): Result =>
      JSON.parse(run(['firebase', ...args, '--project', project, '--json'], input)).result,
  };
}
