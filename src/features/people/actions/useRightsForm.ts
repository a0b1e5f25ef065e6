import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { usePeopleQuery, useSetPersonRightsMutation } from '#data/people/people.endpoints.ts';
import { queryError } from '#data/query-error.ts';
import { adminSetUserRightsContract } from '#domain/callables/admin-set-user-rights.ts';
import type { AppError } from '#domain/errors/app-error.ts';
import type { ErrorCode } from '#domain/errors/catalogue.ts';
import { inSectorOrder, rolesBySector } from '#domain/people/sector-roles.ts';
import type { Sector } from '#domain/sectors/sector.ts';
import { displayName, type User } from '#domain/users/user.ts';
import { useRightsLevelName } from '#i18n/useRightsLevelName.ts';
import { useRecordForm } from '#kit/form/useRecordForm.ts';
import { useSectorRoleLines } from '../panel/useSectorRoleLines.ts';

const rightsSchema = z.required(z.omit(adminSetUserRightsContract.request, { userId: true }));
type Rights = z.infer<typeof rightsSchema>;

/** The form of a person's rights; only changed ones are sent. `onDone` leaves the form. */
export function useRightsForm(opened: User, sectors: readonly Sector[], onDone: () => void) {
  const { t } = useTranslation(['people', 'access']);
  const linesOf = useSectorRoleLines();
  const nameOf = useRightsLevelName();
  const [save] = useSetPersonRightsMutation();
  const { data } = usePeopleQuery(opened.zooId);
  const { userId } = opened;
  const person = data?.people.find((one) => one.userId === userId) ?? opened;
  const { userRight, rightsRoles, betaTester, akongoStaff, akongoRank } = person;
  const held = inSectorOrder(rolesBySector(userId, sectors));
  const sectorRoles = held.map(({ sectorId, roles }) => ({ sectorId, roles: [...roles] }));
  return useRecordForm<Rights>({
    name: 'rights',
    recordId: userId,
    keepsDraft: false,
    schema: rightsSchema,
    stored: { userRight, rightsRoles, betaTester, sectorRoles, akongoStaff, akongoRank },
    operation: 'user.manage',
    fields: {
      userRight: { label: t('people:rights.role'), say: (role) => t(`access:values.role.${role}`) },
      rightsRoles: {
        label: t('access:rightsRoles'),
        say: (roles) => (roles.length === 0 ? t('access:noRightsRole') : roles.map((role) => nameOf(role)).join('\n')),
      },
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
      return error === undefined ? {} : { error: atField(queryError(error)) };
    },
    notice: () => ({ kind: 'success', messageKey: 'people:values.done.rights', params: { name: displayName(person) } }),
    onSaved: onDone,
    onUnchanged: onDone,
  });
}

/** The fields that refusals belong to. */
const FIELDS: Partial<Record<ErrorCode, keyof Rights>> = {
  'user/role-above-own': 'userRight',
  'user/last-admin': 'userRight',
  'user/rights-role-by-provider': 'rightsRoles',
};

/** Returns a refusal with the field that it belongs to, and any other one as it is. */
function atField(error: AppError): AppError {
  const field = FIELDS[error.code];
  return field === undefined ? error : { ...error, params: { ...error.params, field } };
}
