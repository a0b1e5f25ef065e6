import { Button, Group, Paper, Stack, Title } from '@mantine/core';
import { type FormEvent, type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { campaignHref } from '#domain/campaigns/campaign-href.ts';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { CAMPAIGN_LIST_HREF, draftHref, draftOnOnePageHref, NEW_CAMPAIGN_HREF } from '../addresses.ts';
import { FIELD_STEPS } from './campaign-steps.ts';
import { FormNotes } from './FormNotes.tsx';
import { LaunchStep } from './steps/LaunchStep.tsx';
import { StepFields } from './steps/StepFields.tsx';
import { type EditedCampaign, useCampaignForm } from './useCampaignForm.ts';

/** A campaign on one page, new (null) or stored: the parts of the steps one below the other. */
export function CampaignOnePage({ campaign, people }: EditedCampaign) {
  const { t } = useTranslation(['campaign-form', 'campaigns', 'words']);
  const navigate = useNavigate();
  const place = useRef<HTMLFormElement>(null);
  const form = useCampaignForm({ campaign, people }, { place, asPage: true });
  const save = () =>
    form.save((campaignId) =>
      campaign === null ? navigate(draftOnOnePageHref(campaignId), { replace: true }) : undefined,
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.isRunning) return void save();
    return void form.launch((campaignId, isLaunched) =>
      navigate(isLaunched ? campaignHref(campaignId) : draftOnOnePageHref(campaignId), { replace: true }),
    );
  };
  const isUnchanged = campaign !== null && !form.isChanged;
  return (
    <>
      <PageHeader
        title={campaign === null ? t('newTitle') : campaign.name}
        subtitle={t('onePageSubtitle')}
        action={
          <Button
            component={Link}
            to={campaign === null ? NEW_CAMPAIGN_HREF : draftHref(campaign.campaignId)}
            variant="subtle"
          >
            {t('toSteps')}
          </Button>
        }
      />
      <form ref={place} onSubmit={submit} noValidate aria-label={t('words:campaign')}>
        <Stack gap="md" maw={980}>
          <FormNotes form={form} />
          {FIELD_STEPS.map((step) => (
            <Section key={step} title={t(`campaigns:values.step.${step}`)}>
              <StepFields step={step} form={form} />
            </Section>
          ))}
          <Section title={t('campaigns:values.step.launch')}>
            <LaunchStep form={form} />
          </Section>
          <Group justify="flex-end" data-action-bar>
            <Button
              component={Link}
              to={campaign === null ? CAMPAIGN_LIST_HREF : campaignHref(campaign.campaignId)}
              variant="default"
              mih={44}
            >
              {t('words:cancel')}
            </Button>
            {!form.isReadOnly && !form.isRunning && (
              <>
                <Button variant="default" mih={44} disabled={form.isSaving || isUnchanged} onClick={() => void save()}>
                  {t('saveDraft')}
                </Button>
                <Button type="submit" mih={44} loading={form.isSaving}>
                  {t('campaigns:launch')}
                </Button>
              </>
            )}
            {!form.isReadOnly && form.isRunning && (
              <Button type="submit" mih={44} loading={form.isSaving} disabled={isUnchanged}>
                {t('words:save')}
              </Button>
            )}
          </Group>
        </Stack>
      </form>
    </>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <Paper component="section" withBorder p={{ base: 'sm', sm: 'lg' }} aria-labelledby={id}>
      <Title order={2} size="h3" mb="md" id={id}>
        {title}
      </Title>
      {children}
    </Paper>
  );
}
