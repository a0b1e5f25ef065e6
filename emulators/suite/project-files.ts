import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SuiteProblem } from './suite-problem.ts';

/** The parts of firebase.json that the suite reads; firebase-tools gets everything else unchanged. */
export type FirebaseConfig = {
  readonly firestore?: { readonly rules?: string };
  readonly storage?: { readonly rules?: string };
  readonly functions?: { readonly source?: string } | readonly { readonly source?: string }[];
  readonly hosting?: HostingConfig;
  readonly emulators?: Readonly<Record<string, unknown>>;
};

export type HostingConfig = {
  readonly public?: string;
  readonly headers?: readonly { readonly headers: readonly { readonly key: string; readonly value: string }[] }[];
};

export type ProjectFiles = {
  /** the default alias of .firebaserc */
  readonly projectId: string;
  readonly config: FirebaseConfig;
};

/** Reads firebase.json and .firebaserc of the project in `root`. */
export async function readProjectFiles(root: string): Promise<ProjectFiles> {
  const config = (await readJson(root, 'firebase.json')) as FirebaseConfig;
  const aliases = (await readJson(root, '.firebaserc')) as { projects?: Record<string, string> };
  const projectId = aliases.projects?.['default'];
  if (projectId === undefined) throw new SuiteProblem('.firebaserc names no default project.');
  if (!projectId.startsWith('demo-')) {
    // firebase-tools contacts Google for any other project, even when it only emulates.
    throw new SuiteProblem(
      `The default project of .firebaserc is "${projectId}"; the local Firebase needs a name that starts with "demo-".`,
    );
  }
  return { projectId, config };
}

/** The folder of the functions package, according to firebase.json. */
export function functionsSource(config: FirebaseConfig): string {
  const functions = Array.isArray(config.functions) ? config.functions[0] : config.functions;
  return (functions as { source?: string } | undefined)?.source ?? 'functions';
}

async function readJson(root: string, name: string): Promise<unknown> {
  let text: string;
  try {
    text = await readFile(join(root, name), 'utf8');
  } catch {
    throw new SuiteProblem(`${name} is missing in the project's folder.`);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new SuiteProblem(`${name} is not valid JSON: ${(error as Error).message}`);
  }
}
