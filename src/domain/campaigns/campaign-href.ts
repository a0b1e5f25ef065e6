/** Returns the address of a campaign in the app. */
export function campaignHref(campaignId: string): string {
  return `/CampaignManagementView?campaignId=${encodeURIComponent(campaignId)}`;
}

/** Returns the address of the alerts of a campaign. */
export function campaignAlertsHref(campaignId: string): string {
  return `${campaignHref(campaignId)}&tab=alerts`;
}

/** Returns the address at which a campaign is monitored. */
export function monitoringHref(campaignId: string): string {
  return `/CampaignQuizzMonitoringView?campaignId=${encodeURIComponent(campaignId)}`;
}

/** Returns the address of what a campaign evaluates with its questionnaire. */
export function evaluatedSubjectsHref(campaignId: string): string {
  return `${monitoringHref(campaignId)}&tab=questionnaires`;
}

/** Returns the address at which an evaluation of a campaign is answered, or its result shown. */
export function campaignEvaluationHref(campaignId: string, evaluationId: string): string {
  return `${evaluatedSubjectsHref(campaignId)}&evaluation=${encodeURIComponent(evaluationId)}`;
}

/** Returns the address of one welfare assessment, beside the one before. */
export function assessmentHref(evaluationId: string): string {
  return `/AssesmentView?evaluationId=${encodeURIComponent(evaluationId)}`;
}

/** Returns the address of the analyses of a campaign's scans. */
export function scanAnalysisHref(campaignId: string): string {
  return `/ScanResultView?campaignId=${encodeURIComponent(campaignId)}`;
}

/** Returns the address of the analyses of a campaign's focal observations. */
export function focalAnalysisHref(campaignId: string): string {
  return `/FocalAnalysisView?campaignId=${encodeURIComponent(campaignId)}`;
}

/** Returns the address at which the observers of a campaign are compared. */
export function agreementHref(campaignId: string): string {
  return `/InterObsView?campaignId=${encodeURIComponent(campaignId)}`;
}
