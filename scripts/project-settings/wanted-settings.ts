import { PASSWORD_MIN_LENGTH } from '../../src/domain/users/password.ts';

/** A value of a Google API, as JSON. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** The App Check services that Enclos uses, by their id in the API. */
export const APP_CHECK_SERVICES = [
  'firestore.googleapis.com',
  'firebasestorage.googleapis.com',
  'identitytoolkit.googleapis.com',
] as const;
export type AppCheckService = (typeof APP_CHECK_SERVICES)[number];

export const APP_CHECK_MODES = ['OFF', 'UNENFORCED', 'ENFORCED'] as const;
export type AppCheckMode = (typeof APP_CHECK_MODES)[number];
/** The modes that a project may have: the app sends no token of App Check yet, and an enforced one would shut it out. */
export const WANTED_APP_CHECK_MODES = ['OFF', 'UNENFORCED'] as const satisfies readonly AppCheckMode[];

/** The settings of a project as its APIs answer them. */
export type FoundSettings = {
  /** the Config resource of the Identity Platform, version v2 */
  readonly identity: { readonly [key: string]: Json };
  /** a service without a configuration is OFF */
  readonly appCheck: Readonly<Partial<Record<AppCheckService, AppCheckMode>>>;
};

/** The choices that differ from project to project; null leaves the setting as it is. */
export type ProjectChoices = {
  /** the domains to which messages of the sign-in service may link */
  readonly domains: readonly string[] | null;
  readonly appCheck: (typeof WANTED_APP_CHECK_MODES)[number] | null;
};

/** One setting that is not as wanted. */
export type Difference = {
  /** a sentence for the person who runs the script */
  readonly words: string;
  /** the change that the script can make; null where only a person or a deployment can */
  readonly change:
    | { readonly of: 'identity'; readonly field: string; readonly value: Json }
    | { readonly of: 'appCheck'; readonly service: AppCheckService; readonly mode: AppCheckMode }
    | null;
};

type IdentitySetting = { readonly field: string; readonly wanted: Json; readonly words: string };

/**
 * The settings of Firebase Authentication for every project. The policy of passwords is that of the app: a stricter one
 * would be shown as a general failure only.
 */
const IDENTITY: readonly IdentitySetting[] = [
  { field: 'signIn.email.enabled', wanted: true, words: 'Signing in with an e-mail address' },
  { field: 'signIn.email.passwordRequired', wanted: true, words: 'A password for every e-mail address' },
  { field: 'signIn.anonymous.enabled', wanted: false, words: 'Signing in without an account' },
  { field: 'signIn.phoneNumber.enabled', wanted: false, words: 'Signing in with a telephone number' },
  { field: 'client.permissions.disabledUserSignup', wanted: true, words: 'The ban on self-made accounts' },
  { field: 'client.permissions.disabledUserDeletion', wanted: true, words: 'The ban on deleting one’s own account' },
  {
    field: 'emailPrivacyConfig.enableImprovedEmailPrivacy',
    wanted: true,
    words: 'The protection against e-mail enumeration, and against a change of address without its owner’s consent',
  },
  {
    field: 'passwordPolicyConfig.passwordPolicyEnforcementState',
    wanted: 'ENFORCE',
    words: 'The enforcement of the password policy',
  },
  {
    field: 'passwordPolicyConfig.forceUpgradeOnSignin',
    wanted: false,
    words: 'The demand for a new password at sign-in when the policy changes',
  },
  {
    field: 'passwordPolicyConfig.passwordPolicyVersions',
    wanted: [{ customStrengthOptions: { minPasswordLength: PASSWORD_MIN_LENGTH, maxPasswordLength: 200 } }],
    words: 'The lengths of passwords',
  },
  { field: 'monitoring.requestLogging.enabled', wanted: true, words: 'The log of sign-ins, also of failed ones' },
];

/** Returns what is not as wanted, in the order of the settings; an empty list when the project is as it should be. */
export function settingsDifferences(found: FoundSettings, choices: ProjectChoices): Difference[] {
  const { identity } = found;
  const domains = choices.domains === null ? [] : [domainsSetting(choices.domains)];
  return [
    ...[...IDENTITY, ...domains].flatMap((setting) => identityDifference(identity, setting)),
    ...edition(identity),
    ...APP_CHECK_SERVICES.flatMap((service) => appCheckDifference(found, service, choices.appCheck)),
  ];
}

function domainsSetting(domains: readonly string[]): IdentitySetting {
  return { field: 'authorizedDomains', wanted: domains, words: 'The authorised domains' };
}

function identityDifference(identity: FoundSettings['identity'], { field, wanted, words }: IdentitySetting) {
  const found = valueAt(identity, field);
  if (isAsWanted(found, wanted)) return [];
  const is = found === undefined ? 'is not set' : `is ${JSON.stringify(found)}`;
  return [
    {
      words: `${words} (${field}) ${is}; wanted is ${JSON.stringify(wanted)}.`,
      change: { of: 'identity', field, value: wanted },
    } as const satisfies Difference,
  ];
}

function edition(identity: FoundSettings['identity']): Difference[] {
  if (identity['subtype'] !== 'FIREBASE_AUTH') return [];
  const words = 'The project has Firebase Authentication without Identity Platform: upgrade it in the console.';
  return [{ words: `${words} Bans and password policy need it.`, change: null }];
}

function appCheckDifference(found: FoundSettings, service: AppCheckService, mode: AppCheckMode | null): Difference[] {
  const is = found.appCheck[service] ?? 'OFF';
  if (mode === null || is === mode) return [];
  return [
    { words: `App Check for ${service} is ${is}; wanted is ${mode}.`, change: { of: 'appCheck', service, mode } },
  ];
}

/** The API leaves out a field that is false, so a missing one counts as false. */
function isAsWanted(found: Json | undefined, wanted: Json): boolean {
  if (wanted === false) return found === undefined || found === false;
  if (Array.isArray(wanted)) {
    if (!Array.isArray(found) || found.length !== wanted.length) return false;
    const isOfTexts = wanted.every((one) => typeof one === 'string');
    // Lists of texts may be in any order.
    return isOfTexts
      ? wanted.every((one) => found.includes(one))
      : wanted.every((one: Json, at) => isAsWanted(found[at], one));
  }
  if (typeof wanted === 'object' && wanted !== null) {
    if (typeof found !== 'object' || found === null || Array.isArray(found)) return false;
    // The server adds fields of its own, such as the version of a schema; a rule that it adds counts.
    const others = Object.entries(found).filter(([key, value]) => !(key in wanted) && value === true);
    return others.length === 0 && Object.entries(wanted).every(([key, one]) => isAsWanted((found as Fields)[key], one));
  }
  return found === wanted;
}

type Fields = { readonly [key: string]: Json };

function valueAt(from: Fields, field: string): Json | undefined {
  return field
    .split('.')
    .reduce<Json | undefined>(
      (value, key) => (typeof value === 'object' && value !== null ? (value as Fields)[key] : undefined),
      from,
    );
}
