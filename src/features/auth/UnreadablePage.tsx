import { useDocumentTitle } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import type { ErrorCode } from '#domain/errors/catalogue.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { RefusedStep } from './RefusedStep.tsx';

/** The page of a signed-in person whose establishment cannot be read: the reason, another try, and signing out. */
export function UnreadablePage({ reason }: { readonly reason: ErrorCode }) {
  const { t } = useTranslation('arrival');
  useDocumentTitle(`${t('refused.title')} · Enclos`);
  return (
    <AuthFrame>
      <RefusedStep reason={reason} mayPass />
    </AuthFrame>
  );
}
