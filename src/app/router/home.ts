import type { Feature } from '#domain/access/features.ts';
import { maySee } from '#domain/access/may-see.ts';
import type { Session } from '#state/session/session.ts';

const ACCOUNT = '/userSettings';

/**
 * Returns the address of the first screen: the quick evaluations in the discovery tier, else the dashboard. A person to
 * whom that screen is closed, such as a pedagogical account in the discovery tier, comes to their own account, which is
 * open to everybody.
 * @source specification, point 2: the dashboard also on any error
 */
export function homeOf(session: Session): string {
  if (session.status !== 'ready') return '/Dashboard';
  const { actor } = session;
  const [feature, address]: [Feature, string] =
    actor.tier === 'discovery' ? ['quickEvaluation', '/FastEvalGroupListView'] : ['dashboard', '/Dashboard'];
  return maySee(actor, feature) ? address : ACCOUNT;
}
