import * as z from 'zod/mini';
import { SHARE_TEXT_LENGTH } from '../animal-shares/animal-share.ts';
import { PARTNER_SEARCH_MAX } from '../animal-shares/partner-search.ts';
import { SHARE_STEPS } from '../animal-shares/share-transition.ts';
import { ESTABLISHMENT_TYPES } from '../establishments/establishment.ts';
import { documentId, storedDocumentId } from '../shared/field-shapes.ts';
import { callKey } from './call-key.ts';
import type { Contract, RequestOf } from './contract.ts';

/** Animals that one request proposes, and shares that one call answers or ends, at most. */
export const MAX_SHARES_A_CALL = 50;

const text = z.string().check(z.maxLength(SHARE_TEXT_LENGTH));
const shareIds = z.array(storedDocumentId).check(z.minLength(1), z.maxLength(MAX_SHARES_A_CALL));

/** An establishment as the search for partners answers it: its name, its kind, and the id of a proposal to it. */
export const foundPartnerSchema = z.object({
  partnerId: z.string(),
  name: z.string(),
  type: z.enum(ESTABLISHMENT_TYPES),
});

/** Finds the establishments with which animals can be shared by their names. A search needs a word of three letters. */
export const findPartnersContract = {
  name: 'findPartners',
  request: z.strictObject({ zooId: documentId, search: z.string().check(z.maxLength(PARTNER_SEARCH_MAX)) }),
  data: z.object({ partners: z.array(foundPartnerSchema) }),
  failure: 'share/search-failed',
} as const satisfies Contract;

/**
 * Proposes animals to a partner, which reads nothing before it accepts. An animal with an open share of this partner is
 * passed over and counted as `known`.
 */
export const proposeSharesContract = {
  name: 'proposeShares',
  request: z.strictObject({
    zooId: documentId,
    animalIds: z.array(documentId).check(z.minLength(1), z.maxLength(MAX_SHARES_A_CALL)),
    partnerId: documentId,
    message: text,
    callKey,
  }),
  data: z.object({ proposed: z.int(), known: z.int() }),
  failure: 'share/save-failed',
} as const satisfies Contract;
export type ProposeSharesRequest = RequestOf<typeof proposeSharesContract>;

/**
 * Accepts or declines proposals to the caller's establishment, or ends shares from either side: all of them or none.
 * `changed` does not count a share that already was as the step leaves it.
 */
export const changeSharesContract = {
  name: 'changeShares',
  request: z.strictObject({
    /** the establishment for which the caller acts */
    zooId: documentId,
    shareIds,
    step: z.enum(SHARE_STEPS),
    reason: text,
  }),
  data: z.object({ changed: z.int() }),
  failure: 'share/save-failed',
} as const satisfies Contract;
export type ChangeSharesRequest = RequestOf<typeof changeSharesContract>;
