import { useTranslation } from 'react-i18next';
import type { Establishment } from '#domain/establishments/establishment.ts';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { useIntegrations } from './useIntegrations.ts';

/** The settings of an establishment, with the values that only its admins read. */
export function SettingsTab({ zoo }: { readonly zoo: Establishment }) {
  const { t } = useTranslation('establishment');
  const { known, retry, saved } = useIntegrations(zoo.zooId);
  if (known.status === 'loading') return <LoadingState label={t('loading')} count={5} />;
  if (known.status === 'failed') return <LoadFailed error={known.error} onRetry={retry} />;
  return <SettingsForm zoo={zoo} integrations={known.integrations} onIntegrationsSaved={saved} />;
}
