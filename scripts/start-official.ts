/**
 * `npm run start:official`: like `npm start`, with the official emulators. Needs a JDK, and internet for the first
 * start.
 */
import { startOfficialSuite } from '../emulators/suite/official-suite.ts';
import { runApp } from './start/run-app.ts';

// Separate from the data of the suite's own Firestore, which has another format.
await runApp({ title: 'official emulators', start: startOfficialSuite, dataFolder: '.local/official' });
