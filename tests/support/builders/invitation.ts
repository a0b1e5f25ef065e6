import type { Invitation } from '../../../src/domain/invitations/invitation.ts';

/** Returns an invitation sent to the park `zoo-1` in November 2026, changed by `differences`. */
export function anInvitation(differences: Partial<Invitation> = {}): Invitation {
  return {
    invitationId: 'invitation-1',
    zooId: 'zoo-1',
    userFirstname: 'Ines',
    userLastname: 'Costa',
    userMail: 'ines.costa@parc.example',
    userRight: 'user',
    language: 'pt',
    betaTester: false,
    sectors: ['savanna'],
    status: 'sent',
    invitedBy: 'boss',
    invitedByName: 'Marc Petit',
    sentAtUnix: Date.parse('2026-11-20T08:00:00Z'),
    expiresAtUnix: Date.parse('2026-11-27T08:00:00Z'),
    ...differences,
  };
}
