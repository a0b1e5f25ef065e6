import { parseArgs } from 'node:util';
import { changeSettings, readSettings, type SettingsAccess, SettingsProblem } from './google-settings.ts';
import {
  APP_CHECK_SERVICES,
  type ProjectChoices,
  settingsDifferences,
  WANTED_APP_CHECK_MODES,
} from './wanted-settings.ts';

/** How the script is called. */
export type SettingsOptions = {
  readonly project: string;
  /** 'show' changes nothing; 'check' also fails at a difference; 'apply' makes the changes and checks them */
  readonly mode: 'show' | 'check' | 'apply';
  readonly choices: ProjectChoices;
};

const USAGE =
  'npm run project:settings -- --project <id> [--check | --apply] [--domain <domain>]… [--app-check off|unenforced]';

/** Reads the words of the command line; throws a SettingsProblem with the usage for wrong ones. */
export function readSettingsOptions(words: readonly string[]): SettingsOptions {
  const { project, check, apply, domain, 'app-check': appCheck } = parse(words);
  if (project === undefined || !/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(project))
    throw new SettingsProblem(`--project is missing, or is no project id. ${USAGE}`);
  if (project.startsWith('demo-')) throw new SettingsProblem(`${project} is local: it has no settings at Google.`);
  if (check && apply) throw new SettingsProblem(`--check changes nothing, --apply does: choose one. ${USAGE}`);
  const wanted = WANTED_APP_CHECK_MODES.find((one) => one === appCheck?.toUpperCase());
  if (appCheck !== undefined && wanted === undefined)
    throw new SettingsProblem(
      `--app-check is off or unenforced, not "${appCheck}"; enforced would shut the app out, which sends no token yet. ${USAGE}`,
    );
  const mode = apply ? 'apply' : check ? 'check' : 'show';
  return { project, mode, choices: { domains: domain ?? null, appCheck: wanted ?? null } };
}

/**
 * Compares the settings of the project with the wanted ones, and with 'apply' makes them so; prints each difference.
 * Returns the exit code: 1 when 'check' found a difference, or when one is left after 'apply'. Throws a SettingsProblem
 * when an API refuses.
 */
export async function runSettings(
  access: SettingsAccess,
  { project, mode, choices }: SettingsOptions,
  print: (line: string) => void,
): Promise<0 | 1> {
  const found = await readSettings(access);
  const differences = settingsDifferences(found, choices);
  for (const { words } of differences) print(`- ${words}`);
  if (choices.domains === null) print('The authorised domains were not compared: name them with --domain.');
  if (choices.appCheck === null) {
    const modes = APP_CHECK_SERVICES.map((service) => `${service} ${found.appCheck[service] ?? 'OFF'}`);
    print(`App Check was not compared (--app-check): ${modes.join(', ')}.`);
  }
  if (differences.length === 0) {
    print(`${project}: all settings are as wanted.`);
    return 0;
  }
  if (mode !== 'apply') {
    print(`${project}: ${countOf(differences.length)}. Nothing was changed; --apply makes the settings as wanted.`);
    return mode === 'check' ? 1 : 0;
  }
  await changeSettings(access, differences);
  const left = settingsDifferences(await readSettings(access), choices);
  for (const { words } of left) print(`- still: ${words}`);
  print(
    left.length === 0 ? `${project}: all settings are as wanted now.` : `${project}: ${countOf(left.length)} left.`,
  );
  return left.length === 0 ? 0 : 1;
}

function countOf(count: number): string {
  return count === 1 ? '1 difference' : `${count} differences`;
}

function parse(words: readonly string[]) {
  const options = {
    project: { type: 'string' },
    check: { type: 'boolean', default: false },
    apply: { type: 'boolean', default: false },
    domain: { type: 'string', multiple: true },
    'app-check': { type: 'string' },
  } as const;
  try {
    return parseArgs({ args: [...words], options }).values;
  } catch (error) {
    throw new SettingsProblem(`${(error as Error).message.split('. ', 1)[0]}. ${USAGE}`);
  }
}
