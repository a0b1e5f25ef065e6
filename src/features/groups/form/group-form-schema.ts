import * as z from 'zod/mini';
import { groupSchema } from '#domain/groups/group.ts';

/** What people say of a group, in the order of its form. */
export const groupFormSchema = z.pick(groupSchema, {
  groupName: true,
  species: true,
  linkedSectorId: true,
  nextEvaluationDateUnix: true,
  memo: true,
});
