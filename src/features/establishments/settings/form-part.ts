import type { useSettingsForm } from './useSettingsForm.ts';

/** The properties of each part of the settings form. */
export type FormPart = { readonly form: ReturnType<typeof useSettingsForm>; readonly isReadOnly: boolean };
