import type { useSettingsForm } from './useSettingsForm.ts';

/** What each part of the settings form gets. */
export type FormPart = { readonly form: ReturnType<typeof useSettingsForm>; readonly isReadOnly: boolean };
