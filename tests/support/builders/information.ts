import type { Information } from '../../../src/domain/information/information.ts';

const DAY = 86_400_000;

/** Returns an information to everybody of "zoo-1", shown for a week from now, changed by `differences`. */
export function anInformation(differences: Partial<Information> = {}): Information {
  const now = Date.now();
  return {
    informationId: 'information-1',
    zooId: 'zoo-1',
    title: 'Pont fermé',
    type: 'info',
    content: 'Le pont est **fermé** mardi.',
    priority: 'normal',
    displayFromUnix: now,
    displayUntilUnix: now + 7 * DAY,
    needsConfirmation: false,
    recipients: { everyone: true, sectorIds: [], roles: [], userIds: [] },
    audience: ['everyone'],
    authorId: 'author',
    createdAtUnix: now,
    updatedAtUnix: now,
    remindedAtUnix: null,
    toldAtUnix: null,
    ...differences,
  };
}
