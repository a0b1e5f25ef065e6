import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { type FoundSettings, type Json, settingsDifferences } from './wanted-settings.ts';

const ANY = { domains: null, appCheck: null } as const;

/** The Config resource of a project as it should be, in the form of the API: what is false is left out. */
const SOUND = {
  subtype: 'IDENTITY_PLATFORM',
  signIn: { email: { enabled: true, passwordRequired: true } },
  client: { apiKey: 'public', permissions: { disabledUserSignup: true, disabledUserDeletion: true } },
  emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  passwordPolicyConfig: {
    passwordPolicyEnforcementState: 'ENFORCE',
    passwordPolicyVersions: [
      { customStrengthOptions: { minPasswordLength: 6, maxPasswordLength: 200 }, schemaVersion: 1 },
    ],
    lastUpdateTime: '2026-01-01T00:00:00Z',
  },
  monitoring: { requestLogging: { enabled: true } },
  authorizedDomains: ['enclos.example', 'app.enclos.example'],
} as const;

const differences = (identity: object, choices: Parameters<typeof settingsDifferences>[1] = ANY, appCheck = {}) =>
  settingsDifferences({ identity, appCheck } as FoundSettings, choices);
const words = (...of: Parameters<typeof differences>) => differences(...of).map((one) => one.words);

describe('the settings of a project', () => {
  it('are as wanted when the API leaves out what is false and adds fields of its own', () => {
    expect(differences(SOUND)).toEqual([]);
  });
  it('of a new project differ in every point', () => {
    expect(differences({ subtype: 'FIREBASE_AUTH', signIn: { anonymous: { enabled: true } } })).toHaveLength(10);
  });
  it.each([
    [
      'self-made accounts',
      { client: { permissions: { disabledUserDeletion: true } } },
      /disabledUserSignup.* is not set/,
    ],
    ['own deletion', { client: { permissions: { disabledUserSignup: true } } }, /disabledUserDeletion.* is not set/],
    ['e-mail enumeration', { emailPrivacyConfig: {} }, /enableImprovedEmailPrivacy/],
    [
      'anonymous people',
      { signIn: { ...SOUND.signIn, anonymous: { enabled: true } } },
      /without an account .* is true/,
    ],
    ['telephones', { signIn: { ...SOUND.signIn, phoneNumber: { enabled: true } } }, /telephone/],
    ['sign-in links', { signIn: { email: { enabled: true, passwordRequired: false } } }, /passwordRequired/],
    ['no log of sign-ins', { monitoring: {} }, /failed ones/],
  ])('that allow %s are one difference in words', (_what, change, sentence) => {
    expect(words({ ...SOUND, ...change })).toEqual([expect.stringMatching(sentence)]);
  });
  it.each([
    ['a longer minimum', { minPasswordLength: 7, maxPasswordLength: 200 }],
    ['no maximum', { minPasswordLength: 6 }],
    [
      'a rule that the app does not explain',
      { minPasswordLength: 6, maxPasswordLength: 200, containsNumericCharacter: true },
    ],
  ])('with a password policy of %s are one difference', (_what, customStrengthOptions) => {
    const passwordPolicyConfig = { ...SOUND.passwordPolicyConfig, passwordPolicyVersions: [{ customStrengthOptions }] };
    expect(words({ ...SOUND, passwordPolicyConfig })).toEqual([expect.stringContaining('passwordPolicyVersions')]);
  });
  it('without Identity Platform are one difference that only a person ends', () => {
    expect(differences({ ...SOUND, subtype: 'FIREBASE_AUTH' })).toMatchObject([{ change: null }]);
  });
});

describe('the authorised domains', () => {
  it('may be in any order', () => {
    const domains = ['app.enclos.example', 'enclos.example'];
    expect(differences(SOUND, { ...ANY, domains })).toEqual([]);
    expect(differences(SOUND, { ...ANY, domains: domains.toReversed() })).toEqual([]);
  });
  it('may contain no other domain, such as localhost', () => {
    const found = { ...SOUND, authorizedDomains: [...SOUND.authorizedDomains, 'localhost'] };
    expect(words(found, { ...ANY, domains: SOUND.authorizedDomains })).toEqual([expect.stringContaining('localhost')]);
  });
});

describe('App Check', () => {
  it('that was never configured counts as off', () => {
    expect(differences(SOUND, { ...ANY, appCheck: 'OFF' })).toEqual([]);
    expect(words(SOUND, { ...ANY, appCheck: 'UNENFORCED' })).toEqual([
      'App Check for firestore.googleapis.com is OFF; wanted is UNENFORCED.',
      'App Check for firebasestorage.googleapis.com is OFF; wanted is UNENFORCED.',
      'App Check for identitytoolkit.googleapis.com is OFF; wanted is UNENFORCED.',
    ]);
  });
  it('of one service is one difference', () => {
    const appCheck = { 'firestore.googleapis.com': 'UNENFORCED', 'firebasestorage.googleapis.com': 'UNENFORCED' };
    expect(differences(SOUND, { ...ANY, appCheck: 'UNENFORCED' }, appCheck)).toEqual([
      expect.objectContaining({
        change: { of: 'appCheck', service: 'identitytoolkit.googleapis.com', mode: 'UNENFORCED' },
      }),
    ]);
  });
});

type Schema = { readonly $ref?: string; readonly properties?: Readonly<Record<string, Schema>> };

it('every setting that the script changes is a field of the documented API', () => {
  const description = createRequire(import.meta.url)('firebase-tools/lib/emulator/auth/apiSpec.js') as {
    default: { components: { schemas: Record<string, Schema> } };
  };
  const { schemas } = description.default.components;
  const resolved = (schema: Schema | undefined) =>
    schema?.$ref === undefined ? schema : schemas[schema.$ref.split('/').at(-1) ?? ''];
  const isDocumented = (field: string) =>
    field
      .split('.')
      .reduce<Schema | undefined>(
        (schema, key) => resolved(schema?.properties?.[key]),
        schemas['GoogleCloudIdentitytoolkitAdminV2Config'],
      ) !== undefined;
  const fields = differences(
    { signIn: { anonymous: { enabled: true }, phoneNumber: { enabled: true } } },
    { ...ANY, domains: [] },
  ).flatMap(({ change }) => (change?.of === 'identity' ? [change.field] : []));
  expect(fields.length).toBeGreaterThan(8);
  expect(fields.filter((field) => !isDocumented(field))).toEqual([]);
  expect(isDocumented('client.permissions.disabledUserUndoing' satisfies Json)).toBe(false);
});
