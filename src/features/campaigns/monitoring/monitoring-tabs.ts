import type { Campaign } from '#domain/campaigns/campaign.ts';
import { tabAddress } from '#kit/page/tab-address.ts';

/** The tabs of monitoring in the order of the screen. */
const MONITORING_TABS = ['scan', 'focal', 'questionnaires'] as const;
export type MonitoringTab = (typeof MONITORING_TABS)[number];

const KEPT = ['campaignId', 'view', 'week', 'observer'];

/**
 * Returns the tabs of a campaign: one for each method that it uses, and one for its questionnaire where it has one; null for
 * a campaign without any of them.
 */
export function tabsOf({ observation, questionnaireId }: Pick<Campaign, 'observation' | 'questionnaireId'>) {
  const [first, ...others] = MONITORING_TABS.filter((tab) =>
    tab === 'questionnaires' ? questionnaireId !== null : observation.methods.includes(tab),
  );
  return first === undefined ? null : tabAddress<MonitoringTab>([first, ...others], { keeps: KEPT });
}

/** The parts of a tab: what became of the sessions, then the goals. */
export const MONITORING_VIEWS = tabAddress(['sessions', 'observers', 'animals'], {
  parameter: 'view',
  keeps: ['campaignId', 'tab'],
});
