import { appError, type AppError } from '../errors/app-error.ts';

/** The maximum length of a first or last name in the rules. */
export const NAME_MAX_LENGTH = 100;

export type ProfileNames = { readonly userFirstname: string; readonly userLastname: string };
export type ProfileErrors = { readonly [Field in keyof ProfileNames]?: AppError };

/** Returns the names as they are stored: without blanks around them. */
export function tidyNames({ userFirstname, userLastname }: ProfileNames): ProfileNames {
  return { userFirstname: userFirstname.trim(), userLastname: userLastname.trim() };
}

/**
 * Returns the faults of a person's names by field; empty when both are there and short enough. Errors:
 * 'user/name-required', and 'generic/invalid-input' beyond 100 characters.
 */
export function checkNames(names: ProfileNames): ProfileErrors {
  const { userFirstname, userLastname } = tidyNames(names);
  const first = nameError(userFirstname);
  const last = nameError(userLastname);
  return {
    ...(first === undefined ? {} : { userFirstname: first }),
    ...(last === undefined ? {} : { userLastname: last }),
  };
}

function nameError(name: string): AppError | undefined {
  if (name === '') return appError('user/name-required');
  return name.length > NAME_MAX_LENGTH ? appError('generic/invalid-input') : undefined;
}
