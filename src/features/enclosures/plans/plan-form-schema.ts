import * as z from 'zod/mini';
import { areaSchema } from '#domain/enclosures/enclosure.ts';

/** The image of a plan: the stored one, or one that was chosen and is not sent yet. */
export type ChosenImage = {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  /** absent for the stored one */
  readonly picture?: Blob;
};

/** The fields of a plan in the order of the form; its image waits on the device until all of it is sent. */
export const planFormSchema = z.object({
  image: z.nullable(z.custom<ChosenImage>()),
  ...z.pick(areaSchema, { mapWidthM: true, squareAreaM2: true, areaName: true, elevation: true }).shape,
});
