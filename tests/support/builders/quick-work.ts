import type { QuickAction } from '../../../src/domain/quick-groups/quick-action.ts';
import type { QuickNote } from '../../../src/domain/quick-groups/quick-note.ts';
import type { QuickObjective } from '../../../src/domain/quick-groups/quick-objective.ts';

const OF_GROUP = { groupId: 'quick-1', zooId: 'zoo-1', isArchived: false };

function written() {
  const now = Date.now();
  return { createdBy: 'keeper-1', createdAtUnix: now, updatedBy: 'keeper-1', updatedAtUnix: now };
}

/** A note on a group, about no evaluation. */
export function aQuickNote(differences: Partial<QuickNote> = {}): QuickNote {
  return {
    ...{ noteId: 'note-1', ...OF_GROUP, title: 'Abri', content: 'Le sol reste humide.', evaluationId: null },
    ...written(),
    ...differences,
  };
}

/** An active objective without a deadline. */
export function aQuickObjective(differences: Partial<QuickObjective> = {}): QuickObjective {
  return {
    ...{ objectiveId: 'objective-1', ...OF_GROUP, title: 'Deux sols', description: '' },
    ...{ target: 2, currentValue: 1, unit: 'sols', deadlineAtUnix: null, status: 'active' },
    ...written(),
    ...differences,
  };
}

/** An action that is still to do, asked of nobody. */
export function aQuickAction(differences: Partial<QuickAction> = {}): QuickAction {
  return {
    ...{ actionId: 'action-1', ...OF_GROUP, title: 'Pailler l’abri', description: '', priority: 'medium' },
    ...{ category: 'habitat', dueAtUnix: null, assigneeId: null, objectiveId: null, questionId: null },
    status: 'pending',
    ...written(),
    ...differences,
  };
}
