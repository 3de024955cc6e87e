/** As `functions/src/index.ts` asks for them. */
export const MAIL_SECRET = 'SENDGRID_API_KEY';
export const PUSH_SECRET = 'VAPID_PRIVATE_KEY';

/** What stands before the deployment: each of these commands stops it when it fails. */
export function stepsBefore(project: string, isTested: boolean): string[][] {
  return [
    // Fails at once for whoever is not signed in, may not deploy, or has stored no keys yet.
    ...[MAIL_SECRET, PUSH_SECRET].map((secret) => [
      'firebase',
      'functions:secrets:get',
      secret,
      '--project',
      project,
    ]),
    ...(isTested ? [] : [['npm', 'test']]),
    // The tests have a build of their own; this one is deployed.
    ['npm', 'run', '--silent', 'build'],
  ];
}

/**
 * Rules first: no moment may pass in which new code trusts old rules. Pages last: they call the API. They are released once, with
 * the words that are published, so not by `firebase deploy`, which knows none.
 */
export function deploySteps(project: string): string[][] {
  const deploy = (part: string) => ['firebase', 'deploy', '--project', project, '--only', part];
  return [
    deploy('firestore:rules,firestore:indexes,storage'),
    deploy('functions'),
    ['node', 'scripts/release.ts', '--project', project],
    ['npm', 'run', '--silent', 'smoke', '--', `https://${project}.web.app`],
  ];
}
