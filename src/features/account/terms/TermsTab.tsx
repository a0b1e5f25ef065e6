import { useTranslation } from 'react-i18next';
import { TermsText } from '#features/terms/index.ts';
import { useReadySession } from '#state/session/use-session.ts';
import { Section } from '../Section.tsx';

/** The accepted terms, to be read again. */
export function TermsTab() {
  const { t } = useTranslation(['account', 'terms']);
  const { user } = useReadySession();
  return (
    <Section title={t('terms:title')} text={t('account:terms.accepted', { version: user.eula })}>
      <TermsText />
    </Section>
  );
}
