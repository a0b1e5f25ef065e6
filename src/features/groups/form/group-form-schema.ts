import * as z from 'zod/mini';
import { groupSchema } from '#domain/groups/group.ts';

/** The fields that people type of a group, in the order of the form. */
export const groupFormSchema = z.pick(groupSchema, {
  groupName: true,
  species: true,
  linkedSectorId: true,
  enclosureId: true,
  males: true,
  females: true,
  unsexed: true,
  nextEvaluationDateUnix: true,
  memo: true,
});
