/**
 * Moves the focus to the first field of a form whose text cannot be read, and lets it say so; returns whether there is one.
 * Such a text has no value: the form would be sent without it.
 */
export function focusUnreadable(form: HTMLElement): boolean {
  const field = [...form.querySelectorAll('input')].find(({ validity }) => validity.customError);
  if (field === undefined) return false;
  field.checkValidity();
  field.focus();
  return true;
}
