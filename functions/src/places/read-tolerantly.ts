import * as z from 'zod/mini';

/**
 * Returns a stored document with the default for every field that is missing or cannot be read: registers of parks hold
 * odd values, and such a value must not keep an animal from being moved. Unchanged fields are not written back.
 */
export function readTolerantly<Shape extends z.core.$ZodShape>(
  schema: z.ZodMiniObject<Shape>,
  older: Readonly<Record<string, unknown>>,
  data: Readonly<Record<string, unknown>>,
): z.infer<z.ZodMiniObject<Shape>> {
  const read = Object.entries(schema.shape).flatMap(([name, field]) => {
    const parsed = z.safeParse(field, data[name]);
    if (parsed.success) return parsed.data === undefined ? [] : [[name, parsed.data]];
    return name in older ? [[name, older[name]]] : [];
  });
  return schema.parse(Object.fromEntries(read));
}
