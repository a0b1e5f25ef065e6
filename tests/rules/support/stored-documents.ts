import { stored } from '../../../scripts/seed/stored.ts';
import { toDocument } from '../../../scripts/seed/tasks.ts';
import type { Task } from '../../../src/domain/tasks/task.ts';
import type { TaskTemplate } from '../../../src/domain/tasks/task-template.ts';
import type { User } from '../../../src/domain/users/user.ts';
import { anEstablishment } from '../../support/builders/establishment.ts';
import { aTaskTemplate } from '../../support/builders/task-template.ts';
import { aTask } from '../../support/builders/task.ts';
import { aUser } from '../../support/builders/user.ts';

/** Returns a stored account in use, of an establishment, changed by `differences`. */
export function storedUser(
  userId: string,
  zooId: string,
  differences: Partial<User> = {},
): { path: string; data: User } {
  return {
    path: `users/${userId}`,
    data: aUser({
      userId,
      zooId,
      userMail: `${userId}@${zooId}.example`,
      userZoo: { label: zooId, value: zooId },
      sectors: [],
      ...differences,
    }),
  };
}

/** Returns a stored establishment. */
export function storedZoo(zooId: string, differences: Record<string, unknown> = {}): { path: string; data: object } {
  return {
    path: `zoo/${zooId}`,
    data: { ...anEstablishment({ zooId, zooName: zooId, languages: ['fr'] }), ...differences },
  };
}

/** Returns a stored sector, without people unless named. */
export function storedSector(
  sectorId: string,
  zooId: string,
  differences: Record<string, unknown> = {},
): { path: string; data: Record<string, unknown> } {
  return {
    path: `sectors/${sectorId}`,
    data: {
      sectorId,
      sectorName: 'Savane',
      zooId,
      label: 'Savane',
      value: sectorId,
      sectorKeeper: [],
      managementUserIds: [],
      veterinaryUserIds: [],
      nutritionUserIds: [],
      sectorColor: '#4e73df',
      sectorProfilePicture: null,
      ...differences,
    },
  };
}

/** Returns a stored task: the domain's with a timestamp beside every `…Unix`. Created just now unless told otherwise. */
export function storedTask(differences: Partial<Task>): { path: string; data: Record<string, unknown> } {
  const now = Date.now();
  const task = aTask({ createdAtUnix: now, updatedAtUnix: now, ...differences });
  return toDocument(task);
}

/** Returns a stored automation: a daily feeding. */
export function storedTemplate(
  differences: Partial<TaskTemplate> & { templateId: string; zooId: string; authorId: string },
): { path: string; data: Record<string, unknown> } {
  return stored(`taskTemplates/${differences.templateId}`, aTaskTemplate(differences));
}
