import { useReadySession } from '#state/session/use-session.ts';
import { type Candidates, useCandidates } from './useCandidates.ts';

/**
 * Who may accompany the establishment: its own people, and for the provider's staff also theirs. The provider's people
 * are not for every admin to read; those already named keep their place in the field.
 */
export function useEthologists(zooId: string): { people: Candidates; colleagues: Candidates } {
  const { user } = useReadySession();
  const providers = user.akongoStaff && user.zooId !== zooId ? [user.zooId] : [];
  return { people: useCandidates([zooId, ...providers]), colleagues: useCandidates([zooId]) };
}
