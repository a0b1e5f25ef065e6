import { appError, type AppError } from '../errors/app-error.ts';
import { isSlackEndpoint } from '../slack/slack-endpoint.ts';
import { nameFault } from '../text/plain-name.ts';
import { type EstablishmentSettings, MAX_ETHOLOGISTS, SETTINGS_LENGTHS } from './establishment.ts';

/** The values that an admin types: the settings, and the address of the Slack endpoint, which is stored apart. */
export type TypedSettings = EstablishmentSettings & { readonly slackEndpoint: string | null };

type SettingsField = keyof TypedSettings;

/** The faults of settings by field; a valid field is absent. */
export type SettingsErrors = Partial<Record<SettingsField, AppError>>;

const TEXTS = ['zooName', 'code', 'awmId', 'zimsId', 'slackChannel', 'slackEndpoint'] as const;
/** These may be left empty. */
const OPTIONAL = ['code', 'awmId', 'zimsId', 'slackChannel', 'slackEndpoint'] as const;

/** Returns the settings as they are stored: no blanks around a text, and null for an empty one. */
export function tidySettings(typed: TypedSettings): TypedSettings {
  const optional = Object.fromEntries(OPTIONAL.map((field) => [field, typed[field]?.trim() || null]));
  return { ...typed, ...optional, zooName: typed.zooName.trim() };
}

/**
 * Returns the faults of tidy settings; empty when they may be saved. Codes: 'zoo/name-required',
 * 'zoo/languages-required', 'zoo/slack-endpoint-invalid', and 'generic/invalid-input' for a text or list that is too
 * long.
 */
export function checkSettings(settings: TypedSettings): SettingsErrors {
  const errors: SettingsErrors = {};
  const fault = nameFault(settings.zooName, SETTINGS_LENGTHS.zooName);
  if (fault !== null) errors.zooName = appError(fault === 'missing' ? 'zoo/name-required' : 'generic/invalid-input');
  if (settings.languages.length === 0) errors.languages = appError('zoo/languages-required');
  if (settings.slackEndpoint !== null && !isSlackEndpoint(settings.slackEndpoint))
    errors.slackEndpoint = appError('zoo/slack-endpoint-invalid');
  for (const field of TEXTS) {
    if ((settings[field] ?? '').length > SETTINGS_LENGTHS[field]) errors[field] = appError('generic/invalid-input');
  }
  for (const field of ['referentEthologistIds', 'supportEthologistIds'] as const) {
    if (settings[field].length > MAX_ETHOLOGISTS) errors[field] = appError('generic/invalid-input');
  }
  return errors;
}
