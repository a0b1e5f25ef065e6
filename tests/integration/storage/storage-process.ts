/**
 * A Storage in a process of its own, so that a test can kill it: prints its port, keeps its files in the given folder.
 */
import { startStorage } from '../../../emulators/storage/server.ts';
import { OPEN, PROJECT } from './start-storage.ts';

const server = await startStorage({
  host: '127.0.0.1',
  port: 0,
  projectId: PROJECT,
  dataFolder: process.argv[2] ?? '',
  documents: () => ({ get: () => null }),
  log: (line) => process.stderr.write(`${line}\n`),
});
server.setRules([{ name: 'storage.rules', content: OPEN }]);
process.stdout.write(`${server.port}\n`);
