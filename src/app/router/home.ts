import type { Session } from '#state/session/session.ts';

/**
 * Returns the address of the first screen: the quick evaluations in the discovery tier, else the dashboard.
 * @source specification, point 2: the dashboard also on any error
 */
export function homeOf(session: Session): string {
  const isDiscovery = session.status === 'ready' && session.actor.tier === 'discovery';
  return isDiscovery ? '/FastEvalGroupListView' : '/Dashboard';
}
