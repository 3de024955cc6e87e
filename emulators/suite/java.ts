/**
 * firebase-tools runs two of its emulators as `java … -jar <file> …`. In the local stack `java` is
 * this program, which runs our stand-ins.
 */
const VERSION = 'openjdk version "21.0.0" (a stand-in: see emulators/README.md)';

const args = process.argv.slice(2);
if (args.includes('-version')) {
  console.error(VERSION);
} else if (args.at(-1) === 'serve') {
  const { runRulesRuntime } = await import('../storage-rules/main.ts');
  await runRulesRuntime();
} else {
  const { runFirestoreEmulator } = await import('../firestore/main.ts');
  const [, _jar, ...rest] = args.slice(args.indexOf('-jar'));
  await runFirestoreEmulator(rest);
}
