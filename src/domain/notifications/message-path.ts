import { campaignHref } from '../campaigns/campaign-href.ts';
import type { Notification } from './notification.ts';

/** Returns the address of the animals that others share with the establishment, or of those that it shares. */
export function sharingPath(list: 'received' | 'given'): string {
  return `/specieAnimalsListView?sharing=1${list === 'given' ? '&tab=given' : ''}`;
}

/** The list of shared animals to which a message about them leads. */
const SHARING: Partial<Readonly<Record<Notification['kind'], 'received' | 'given'>>> = {
  shareProposed: 'received',
  shareEnded: 'received',
  shareAccepted: 'given',
  shareDeclined: 'given',
  shareEndedByPartner: 'given',
};

/**
 * Returns the address in the app of a message's subject: the task, the information, the list for more tasks, the animals
 * shared with or by the establishment, the group to evaluate, the campaign or its alerts, or the dashboard for an
 * announcement.
 */
export function pathOfMessage({ kind, subjectId }: Pick<Notification, 'kind' | 'subjectId'>): string {
  if (kind === 'announcement') return '/Dashboard';
  if (kind === 'taskMore') return '/TaskManagementView';
  const side = SHARING[kind];
  if (side !== undefined) return sharingPath(side);
  const id = encodeURIComponent(subjectId);
  if (kind === 'evaluationDue') return `/GroupActionsView?id=${id}`;
  if (kind === 'campaignAlert') return `${campaignHref(subjectId)}&tab=alerts`;
  if (kind === 'campaignLaunched' || kind === 'campaignStopped' || kind === 'campaignEnded')
    return campaignHref(subjectId);
  return kind === 'information' || kind === 'informationReminder'
    ? `/TaskManagementView?tab=information&information=${id}`
    : `/TaskManagementView?id=${id}`;
}
