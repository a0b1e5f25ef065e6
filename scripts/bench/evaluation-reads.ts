/** Documents read by the screens of quick evaluations, with 500 groups that have ten evaluations each. */
import type { App } from 'firebase-admin/app';
import { seedDocuments } from '../seed/documents.ts';
import { evaluationsOfGroups } from '../seed/quick-evaluations.ts';
import { SEED_QUICK_GROUPS, type SeedQuickGroup } from '../seed/quick-groups.ts';
import type { SeedDocument } from '../seed/seed-document.ts';
import { seedAccounts } from '../seed/write-accounts.ts';
import { writeDocuments } from '../seed/write-documents.ts';
import { type FillingVisits, type MeasuredScreen, measureVisits, printVisits } from './screen-visits.ts';

const GROUPS = 500;
/** Days between two evaluations: ten fit into the two years of the seed. */
const EVERY_DAYS = 73;
const OWNER = 'fullcare-manager';
/** docs/benchmarks.md explains the figures. */
const LIST = { cold: GROUPS + 30, warm: 10 };
const ONE = { cold: 40, warm: 5 };

/** Visits the screens of quick evaluations as the owner of every group. */
export async function measureEvaluationReads(root: string): Promise<readonly FillingVisits[]> {
  return measureVisits(root, [{ label: `${GROUPS} groups`, fill }]);
}

/** Prints documents read against the budget; fails for none of them. */
export function printEvaluationReads(fillings: readonly FillingVisits[]): void {
  printVisits('Documents read by the screens of quick evaluations, beyond the session’s own', fillings);
}

async function fill(admin: App): Promise<readonly MeasuredScreen[]> {
  const now = Date.now();
  const [like] = SEED_QUICK_GROUPS;
  if (like === undefined) throw new Error('The seed has no group of quick evaluations.');
  const groups = Array.from({ length: GROUPS }, (_, at): SeedQuickGroup => {
    const { ending: _none, ...usual } = like;
    const group = { ...usual, groupName: `Groupe ${at + 1}`, memberIds: [OWNER], everyDays: EVERY_DAYS };
    return at === 0 ? { ...group, ending: 'running' } : group;
  });
  const beside = seedDocuments('small', now).filter(({ path }) => !path.startsWith('fastEvalGroups/'));
  const evaluations = evaluationsOfGroups(groups, now);
  await seedAccounts(admin, now);
  await writeDocuments(admin, [...beside, ...evaluations]);
  const stored = evaluations.filter(({ path }) => path.includes('/evaluations/')).length;
  console.error(`${GROUPS} groups with ${stored.toLocaleString('en')} evaluations`);
  return screensOf(evaluations);
}

/** Returns the screens of a group in use, and of one whose evaluation is running. */
function screensOf(documents: readonly SeedDocument[]): readonly MeasuredScreen[] {
  const running = documents.find(({ path, data }) => path.includes('/evaluations/') && data['status'] === 'running');
  const [, runningGroup = '', , evaluationId = ''] = running?.path.split('/') ?? [];
  const group = documents.find(({ path }) => path.split('/').length === 2 && !path.endsWith(`/${runningGroup}`));
  const groupId = group?.path.split('/')[1] ?? '';
  return [
    { name: 'groups', address: '/FastEvalGroupListView', ...LIST },
    { name: 'comparison', address: '/FastEvalGroupComparisonView', ...LIST },
    { name: 'one group', address: `/GroupActionsView?id=${groupId}`, ...ONE },
    {
      name: 'running evaluation',
      address: `/FastEvaluationView?id=${runningGroup}&evaluation=${evaluationId}`,
      ...ONE,
    },
    { name: 'results', address: `/GroupResultsView?id=${groupId}`, ...ONE },
    { name: 'gallery', address: `/GroupGalleryView?id=${groupId}`, ...ONE },
  ];
}
