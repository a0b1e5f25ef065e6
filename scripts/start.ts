/**
 * `npm start`: the local Firebase, its seed and the app, until Ctrl-C. `--scale small|large` chooses the seed of an
 * empty database; `--indexes error|warn|off` the treatment of queries without an index.
 */
import { startSuite } from '../emulators/suite/suite.ts';
import { runApp } from './start/run-app.ts';

await runApp({ title: 'local Firebase', start: startSuite, dataFolder: '.local' });
