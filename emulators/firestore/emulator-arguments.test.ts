import { expect, test } from 'vitest';
import { parseEmulatorArguments } from './emulator-arguments.ts';

test('what firebase-tools passes is understood', () => {
  const line =
    '--host 127.0.0.1 --port 8080 --websocket_port 9150 --database-edition standard ' +
    '--project_id demo-theni --rules firestore.rules --single_project_mode true ' +
    '--functions_emulator 127.0.0.1:5001 --seed_from_export data/x.overall_export_metadata';

  expect(parseEmulatorArguments(line.split(' '))).toEqual({
    host: '127.0.0.1',
    port: 8080,
    projectId: 'demo-theni',
    seedFromExport: 'data/x.overall_export_metadata',
    notes: [],
  });
});

test.each(['0.0.0.0', '192.168.1.7', '::', 'example.com', '127.evil.com'])(
  'the address %s is not listened on',
  (host) => {
    const { host: used, notes } = parseEmulatorArguments(['--host', host]);

    expect(used).toBe('127.0.0.1');
    expect(notes).toEqual([expect.stringContaining(host)]);
  },
);

test.each([
  ['localhost', '127.0.0.1'],
  ['127.0.0.2', '127.0.0.2'],
  ['::1', '::1'],
])('the address %s of this machine is honoured', (host, used) => {
  expect(parseEmulatorArguments([`--host=${host}`])).toMatchObject({ host: used, notes: [] });
});

test('unknown arguments are named, whether they carry a value or not', () => {
  const { notes, port } = parseEmulatorArguments(['-Dx=1', '--new', '--port', '1', '--other=2']);

  expect(port).toBe(1);
  expect(notes.join('\n')).toMatch(/-Dx=1.*--new.*--other/s);
});

test.each([[['--port', 'many']], [['--port', '70000']], [['--database-edition', 'enterprise']]])(
  '%j is refused',
  (args) => {
    expect(() => parseEmulatorArguments(args)).toThrow();
  },
);
