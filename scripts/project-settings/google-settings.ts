import {
  APP_CHECK_MODES,
  APP_CHECK_SERVICES,
  type AppCheckMode,
  type AppCheckService,
  type Difference,
  type FoundSettings,
  type Json,
} from './wanted-settings.ts';

/** The addresses of the two APIs. */
export const GOOGLE = {
  identity: 'https://identitytoolkit.googleapis.com',
  appCheck: 'https://firebaseappcheck.googleapis.com',
} as const;

/** A project, its APIs, and the token of a person or service account that may change its settings. */
export type SettingsAccess = {
  readonly project: string;
  readonly origins: Readonly<Record<keyof typeof GOOGLE, string>>;
  readonly accessToken: () => Promise<string>;
};

/** A refusal of an API, in a sentence. */
export class SettingsProblem extends Error {}

/** Reads the settings of a project. Throws a SettingsProblem when an API refuses or cannot be reached. */
export async function readSettings(access: SettingsAccess): Promise<FoundSettings> {
  const identity = await ask(access, 'identity', `/admin/v2/projects/${access.project}/config`);
  const appCheck: Partial<Record<AppCheckService, AppCheckMode>> = {};
  const answer = await ask(access, 'appCheck', `/v1beta/projects/${access.project}/services`);
  const services = Array.isArray(answer['services']) ? answer['services'] : [];
  for (const { name, enforcementMode } of services as { name?: string; enforcementMode?: string }[]) {
    const service = APP_CHECK_SERVICES.find((one) => name?.endsWith(`/services/${one}`) === true);
    const mode = APP_CHECK_MODES.find((one) => one === enforcementMode);
    if (service !== undefined && mode !== undefined) appCheck[service] = mode;
  }
  return { identity, appCheck };
}

/**
 * Makes the changes of the differences, those of the Identity Platform in one call; differences without a change stay.
 * Throws a SettingsProblem when an API refuses.
 */
export async function changeSettings(access: SettingsAccess, differences: readonly Difference[]): Promise<void> {
  const changes = differences.flatMap(({ change }) => (change === null ? [] : [change]));
  const ofIdentity = changes.filter((change) => change.of === 'identity');
  if (ofIdentity.length > 0) {
    const mask = encodeURIComponent(ofIdentity.map(({ field }) => field).join(','));
    const config: Record<string, Json> = {};
    for (const { field, value } of ofIdentity) setAt(config, field.split('.'), value);
    await ask(access, 'identity', `/admin/v2/projects/${access.project}/config?updateMask=${mask}`, config);
  }
  for (const change of changes) {
    if (change.of !== 'appCheck') continue;
    const name = `projects/${access.project}/services/${change.service}`;
    // One after the other: a refusal names its service.
    // oxlint-disable-next-line no-await-in-loop
    await ask(access, 'appCheck', `/v1beta/${name}?updateMask=enforcementMode`, { name, enforcementMode: change.mode });
  }
}

async function ask(
  { project, origins, accessToken }: SettingsAccess,
  of: keyof typeof GOOGLE,
  path: string,
  change?: { readonly [key: string]: Json },
): Promise<Record<string, Json>> {
  const response = await fetch(`${origins[of]}${path}`, {
    method: change === undefined ? 'GET' : 'PATCH',
    headers: {
      authorization: `Bearer ${await accessToken()}`,
      // The quota of a person's own token is counted for the project, not for the tool that made it.
      'x-goog-user-project': project,
      ...(change === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(change === undefined ? {} : { body: JSON.stringify(change) }),
  }).catch((error: unknown) => {
    throw new SettingsProblem(`${origins[of]} cannot be reached: ${reasonOf(error)}.`);
  });
  const text = await response.text();
  if (!response.ok) throw new SettingsProblem(`${origins[of]} answered ${response.status}: ${messageIn(text)}`);
  return JSON.parse(text) as Record<string, Json>;
}

function setAt(into: Record<string, Json>, [first = '', ...rest]: readonly string[], value: Json): void {
  if (rest.length === 0) into[first] = value;
  else setAt((into[first] ??= {}) as Record<string, Json>, rest, value);
}

function messageIn(text: string): string {
  try {
    return (JSON.parse(text) as { error: { message: string } }).error.message;
  } catch {
    return text.slice(0, 200);
  }
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error ? cause.message : String(cause);
}
