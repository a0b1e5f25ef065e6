/** `npm run start:official`: as `npm start`, on the official emulators. Needs a JDK, and internet for the first start. */
import { startOfficialSuite } from '../emulators/suite/official-suite.ts';
import { runApp } from './start/run-app.ts';

// Apart from the data of the suite's own Firestore, whose form is another.
await runApp({ title: 'official emulators', start: startOfficialSuite, dataFolder: '.local/official' });
