import * as z from 'zod/mini';
import type { Contract, RequestOf } from './contract.ts';
import { RIGHTS_ROLES } from '../access/rights-roles.ts';
import { RANKS, ROLES, SECTOR_ROLES } from '../access/roles.ts';
import { documentId } from '../shared/field-shapes.ts';

const rolesOfASector = z.strictObject({
  sectorId: documentId,
  roles: z.array(z.enum(SECTOR_ROLES)).check(z.maxLength(SECTOR_ROLES.length)),
});

/**
 * Changes the rights of a person; a field that is absent stays. `sectorRoles` is the complete list of their roles in
 * sectors: sectors not listed lose them. `rightsRoles` is the complete list too. Provider staff alone changes the
 * provider's flags and the internal team.
 * @source permissions, "users" and "Rights roles"
 */
export const adminSetUserRightsContract = {
  name: 'adminSetUserRights',
  request: z.strictObject({
    userId: documentId,
    userRight: z.optional(z.enum(ROLES)),
    rightsRoles: z.optional(z.array(z.enum(RIGHTS_ROLES)).check(z.maxLength(RIGHTS_ROLES.length))),
    betaTester: z.optional(z.boolean()),
    sectorRoles: z.optional(z.array(rolesOfASector).check(z.maxLength(200))),
    akongoStaff: z.optional(z.boolean()),
    akongoRank: z.optional(z.nullable(z.enum(RANKS))),
  }),
  data: z.object({ userId: z.string() }),
  failure: 'user/roles-save-failed',
} as const satisfies Contract;
export type AdminSetUserRightsRequest = RequestOf<typeof adminSetUserRightsContract>;
