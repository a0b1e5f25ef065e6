import * as z from 'zod/mini';
import { establishmentSchema, integrationsSchema, SETTINGS_FIELDS } from '#domain/establishments/establishment.ts';

type Mask = Record<(typeof SETTINGS_FIELDS)[number], true>;
const MASK = Object.fromEntries(SETTINGS_FIELDS.map((field) => [field, true])) as Mask;

/** The fields of an establishment's settings, and the address of its Slack endpoint, which is a secret. */
export const settingsFormSchema = z.extend(z.pick(establishmentSchema, MASK), integrationsSchema.shape);
