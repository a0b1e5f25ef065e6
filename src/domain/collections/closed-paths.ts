/**
 * Paths that no rule opens: the server's secrets, and what waits for its screens. They stand here so that the tables of
 * `tests/rules/security` prove them closed; a path leaves this list for a declaration of its own when its rules are written.
 */
export const CLOSED_PATHS = {
  /** read and written by the server alone, for good */
  server: [
    'invitationSecrets/{invitationId}',
    'temporaryPasswords/{userId}',
    'passwordsToApply/{userId}',
    'devices/{deviceId}',
  ],
  /** an establishment's, named by their field zooId */
  field: [
    'visits/{visitId}',
    'healthRecords/{recordId}',
    'prescriptions/{prescriptionId}',
    'healthParameters/{parameterId}',
    'healthValues/{valueId}',
    'environmentParameters/{parameterId}',
    'environmentValues/{valueId}',
    'enrichmentSessions/{sessionId}',
    'campaigns/{campaignId}',
    'campaigns/{campaignId}/sessions/{sessionId}',
    'campaigns/{campaignId}/answers/{answerId}',
    'alerts/{alertId}',
    'contexts/{contextId}',
    'fastEvalGroups/{groupId}',
    'fastEvalGroups/{groupId}/evaluations/{evaluationId}',
    'fastEvalGroups/{groupId}/notes/{noteId}',
    'fastEvalGroups/{groupId}/objectives/{objectiveId}',
    'fastEvalGroups/{groupId}/actions/{actionId}',
    'researchProjects/{projectId}',
    'mailExports/{exportId}',
  ],
  /** an establishment's, below its document */
  path: ['zoo/{zooId}/private/{name}'],
  /** the provider's, to be read by all */
  shared: ['questionnaires/{questionnaireId}', 'ethograms/{ethogramId}', 'enrichments/{enrichmentId}'],
} as const;
