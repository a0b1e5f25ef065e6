import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compileRules } from '../rules/index.ts';
import { type FirebaseConfig, functionsSource } from './project-files.ts';
import type { ServiceName } from './suite-options.ts';
import { SuiteProblem } from './suite-problem.ts';

/** Checks that the services' parts are built; returns the rules file of firebase.json. */
export async function requireParts(
  root: string,
  config: FirebaseConfig,
  services: readonly ServiceName[],
): Promise<{ rulesFile: string }> {
  const rulesFile = config.firestore?.rules;
  if (rulesFile === undefined) throw new SuiteProblem('firebase.json names no rules for Firestore.');
  await requireFile(root, rulesFile, 'firebase.json names it as the rules of Firestore');
  if (services.includes('functions')) {
    await requireFile(
      root,
      `${functionsSource(config)}/lib/index.js`,
      'build the functions first: npm run build:functions',
    );
  }
  if (services.includes('hosting')) {
    await requireFile(root, `${config.hosting?.public ?? 'public'}/index.html`, 'build the app first: npm run build');
  }
  return { rulesFile };
}

/** Compiles the rules before anything starts, so that an error in them is reported at once. */
export async function requireSoundRules(root: string, rulesFile: string): Promise<void> {
  const source = await readFile(join(root, rulesFile), 'utf8');
  const compiled = compileRules(source, { fileName: rulesFile, service: 'cloud.firestore' });
  if ('ruleset' in compiled) return;
  const { description, sourcePosition } = compiled.issues.find(({ severity }) => severity === 'ERROR') ?? {
    description: 'the rules do not compile',
    sourcePosition: { line: 1, column: 1 },
  };
  throw new SuiteProblem(`${rulesFile}:${sourcePosition.line}:${sourcePosition.column}: ${description}`);
}

async function requireFile(root: string, path: string, reason: string): Promise<void> {
  try {
    await access(join(root, path));
  } catch {
    throw new SuiteProblem(`${path} is missing: ${reason}.`);
  }
}
