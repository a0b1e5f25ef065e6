import * as z from 'zod/mini';
import { shortInput, translatedInput, weightsInput } from '../content/content-input.ts';
import { documentId } from '../shared/field-shapes.ts';
import { TARGET_KINDS } from './profile.ts';

/** The content of a profile as a browser sends it: nothing unknown, nothing endless. */
export const profileInput = z.strictObject({
  profileRef: shortInput,
  name: translatedInput,
  description: translatedInput,
  target: z.strictObject({ kind: z.enum(TARGET_KINDS), id: z.nullable(documentId) }),
  weights: weightsInput,
});
