import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { usePeopleQuery, useSetPersonRightsMutation } from '#data/people/people.endpoints.ts';
import { queryError } from '#data/query-error.ts';
import { adminSetUserRightsContract } from '#domain/callables/admin-set-user-rights.ts';
import type { AppError } from '#domain/errors/app-error.ts';
import { inSectorOrder, rolesBySector } from '#domain/people/sector-roles.ts';
import type { Sector } from '#domain/sectors/sector.ts';
import { displayName, type User } from '#domain/users/user.ts';
import { useRecordForm } from '#kit/form/useRecordForm.ts';
import { useSectorRoleLines } from '../panel/useSectorRoleLines.ts';

const rightsSchema = z.required(z.omit(adminSetUserRightsContract.request, { userId: true }));
type Rights = z.infer<typeof rightsSchema>;

/** The form of a person's rights; only changed ones are sent. `onDone` leaves the form. */
export function useRightsForm(opened: User, sectors: readonly Sector[], onDone: () => void) {
  const { t } = useTranslation(['people', 'access']);
  const linesOf = useSectorRoleLines();
  const [save] = useSetPersonRightsMutation();
  const { data } = usePeopleQuery(opened.zooId);
  const { userId } = opened;
  const person = data?.people.find((one) => one.userId === userId) ?? opened;
  const { userRight, betaTester, akongoStaff, akongoRank } = person;
  const held = inSectorOrder(rolesBySector(userId, sectors));
  const sectorRoles = held.map(({ sectorId, roles }) => ({ sectorId, roles: [...roles] }));
  return useRecordForm<Rights>({
    name: 'rights',
    recordId: userId,
    keepsDraft: false,
    schema: rightsSchema,
    stored: { userRight, betaTester, sectorRoles, akongoStaff, akongoRank },
    operation: 'user.manage',
    fields: {
      userRight: { label: t('people:rights.role'), say: (role) => t(`access:values.role.${role}`) },
      betaTester: { label: t('people:rights.beta') },
      sectorRoles: { label: t('people:rights.sectors'), say: (all) => linesOf(all, sectors).join('\n') },
      akongoStaff: { label: t('people:rights.staff') },
      akongoRank: {
        label: t('people:rights.rank'),
        say: (rank) => (rank === null ? t('people:rights.noRank') : t(`access:values.rank.${rank}`)),
      },
    },
    check: () => ({}),
    save: async (_tidy, difference) => {
      const { error } = await save({ userId, ...difference });
      return error === undefined ? {} : { error: atRole(queryError(error)) };
    },
    notice: () => ({ kind: 'success', messageKey: 'people:values.done.rights', params: { name: displayName(person) } }),
    onSaved: onDone,
    onUnchanged: onDone,
  });
}

/** Returns a refusal of the role with its field, and any other one as it is. */
function atRole(error: AppError): AppError {
  const isOfRole = error.code === 'user/role-above-own' || error.code === 'user/last-admin';
  return isOfRole ? { ...error, params: { ...error.params, field: 'userRight' } } : error;
}
