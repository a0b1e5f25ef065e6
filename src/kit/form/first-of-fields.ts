import type { AppError } from '#domain/errors/app-error.ts';

/** Returns the first fault of each field, under its name; faults of its parts, such as 'sections.0.name.fr', are its own. */
export function firstOfFields<Fields extends object>(
  faults: Readonly<Record<string, AppError>>,
): Partial<Record<keyof Fields & string, AppError>> {
  const fields: Partial<Record<keyof Fields & string, AppError>> = {};
  for (const [path, error] of Object.entries(faults)) fields[path.split('.')[0] as keyof Fields & string] ??= error;
  return fields;
}
