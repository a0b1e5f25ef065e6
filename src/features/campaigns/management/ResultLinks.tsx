import { Anchor, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { maySee } from '#domain/access/may-see.ts';
import { agreementHref, focalAnalysisHref, scanAnalysisHref } from '#domain/campaigns/campaign-href.ts';
import type { Campaign } from '#domain/campaigns/campaign.ts';
import { useActor } from '#state/session/use-session.ts';

/** The ways to the results of a launched campaign, for whoever may see analyses: those of its methods alone. */
export function ResultLinks({ campaign }: { readonly campaign: Campaign }) {
  const { t } = useTranslation('menu');
  const actor = useActor();
  const { campaignId, launchedAtUnix, observation } = campaign;
  if (launchedAtUnix === null || !maySee(actor, 'analytics')) return null;
  const links = [
    { method: 'scan', href: scanAnalysisHref(campaignId), label: t('entries.analyses') },
    { method: 'focal', href: focalAnalysisHref(campaignId), label: t('entries.focalAnalyses') },
    { method: 'scan', href: agreementHref(campaignId), label: t('entries.observerAgreement') },
  ] as const;
  return (
    <Group gap="lg" mb="xs">
      {links
        .filter(({ method }) => observation.methods.includes(method))
        .map(({ href, label }) => (
          <Anchor
            key={href}
            component={Link}
            to={href}
            fz="sm"
            style={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
          >
            {label}
          </Anchor>
        ))}
    </Group>
  );
}
