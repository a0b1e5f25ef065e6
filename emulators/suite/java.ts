import { execFile } from 'node:child_process';
import { SuiteProblem } from './suite-problem.ts';

/** The minimum Java version of the Firestore and Storage emulators. */
const OLDEST_JAVA = 21;

/** Throws a one-line problem unless the path has a Java that firebase-tools accepts. */
export async function requireJava(): Promise<void> {
  const need = `The official emulators need Java ${OLDEST_JAVA} or newer (a JDK on the PATH)`;
  const version = javaVersion(await javaVersionText());
  if (version === null) throw new SuiteProblem(`${need}, and there is none. "npm start" needs no Java.`);
  if (version < OLDEST_JAVA) throw new SuiteProblem(`${need}; this is Java ${version}. "npm start" needs no Java.`);
}

/** The major version in the output of `java -version`; null when there is none. */
export function javaVersion(text: string): number | null {
  // Java 8 and older report their version as 1.8.
  const found = /version "(?:1\.)?(\d+)/.exec(text)?.[1];
  return found === undefined ? null : Number(found);
}

function javaVersionText(): Promise<string> {
  return new Promise((resolve) => {
    execFile('java', ['-version'], (_error, output, complaints) => resolve(`${output}${complaints}`));
  });
}
