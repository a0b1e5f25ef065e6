/**
 * Paths that no rule opens: the server's secrets, and collections whose screens do not exist yet. They stand here so
 * that the tables of `tests/rules/security` prove them closed; a path moves from this list to a declaration of its own
 * when its rules are written.
 */
export const CLOSED_PATHS = {
  /** read and written by the server alone, for good */
  server: [
    'invitationSecrets/{invitationId}',
    'temporaryPasswords/{userId}',
    'passwordsToApply/{userId}',
    'devices/{deviceId}',
    'callKeys/{keyId}',
    'signInAttempts/{attemptsId}',
    'signInStates/{userId}',
    'sendingActs/{actsId}',
    'importSteps/{stepsId}',
    'sessionImports/{callId}',
  ],
  /** paths of an establishment, named by the field zooId */
  field: [
    'healthRecords/{recordId}',
    'prescriptions/{prescriptionId}',
    'healthParameters/{parameterId}',
    'healthValues/{valueId}',
    'environmentParameters/{parameterId}',
    'environmentValues/{valueId}',
    'enrichmentSessions/{sessionId}',
    'researchProjects/{projectId}',
    'mailExports/{exportId}',
  ],
  /** paths of an establishment, below its document */
  path: ['zoo/{zooId}/private/{name}'],
  /** the provider's paths, which all will read */
  shared: ['enrichments/{enrichmentId}'],
} as const;
