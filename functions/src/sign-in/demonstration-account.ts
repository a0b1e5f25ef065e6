type Environment = Readonly<Record<string, string | undefined>>;

/** The account of the seeded demonstration, in the local run alone. */
const SEEDED_VISITOR = 'demo-visitor';

/**
 * Returns the id of the one account that visitors may enter without a password: `ENCLOS_DEMO_ACCOUNT`, or the seeded one
 * in the local run; null where no demonstration is offered.
 */
export function demonstrationAccount(environment: Environment = process.env): string | null {
  const named = environment['ENCLOS_DEMO_ACCOUNT'] ?? '';
  if (named !== '') return named;
  return (environment['FIREBASE_AUTH_EMULATOR_HOST'] ?? '') === '' ? null : SEEDED_VISITOR;
}
