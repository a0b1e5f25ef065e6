import type { QuickGroup } from '../../../src/domain/quick-groups/quick-group.ts';

/** A group of quick evaluations; its owner is its one member and has made it. */
export function aQuickGroup(differences: Partial<QuickGroup> = {}): QuickGroup {
  const ownerId = differences.ownerId ?? 'keeper-1';
  const now = Date.now();
  return {
    groupId: 'quick-1',
    zooId: 'zoo-1',
    groupName: 'Suricates du désert',
    speciesIds: ['suricata-suricatta'],
    sectorId: null,
    animalIds: [],
    individualCount: 12,
    ownerId,
    memberIds: [ownerId],
    isArchived: false,
    nextEvaluationAtUnix: null,
    lastEvaluation: null,
    runningId: null,
    createdBy: ownerId,
    createdAtUnix: now,
    updatedBy: ownerId,
    updatedAtUnix: now,
    ...differences,
  };
}
