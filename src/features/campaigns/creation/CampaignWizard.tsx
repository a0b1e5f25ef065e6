import { Button } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { campaignHref } from '#domain/campaigns/campaign-href.ts';
import type { Campaign } from '#domain/campaigns/campaign.ts';
import { Wizard } from '#kit/wizard/Wizard.tsx';
import { keepDraft, readDraft } from '#lib/tab-drafts.ts';
import { useActor } from '#state/session/use-session.ts';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { CAMPAIGN_LIST_HREF, draftHref, draftOnOnePageHref, NEW_ON_ONE_PAGE_HREF } from '../addresses.ts';
import { CAMPAIGN_STEPS, type CampaignStep, firstOpenStep, stepOf } from './campaign-steps.ts';
import { FormNotes } from './FormNotes.tsx';
import { LaunchStep } from './steps/LaunchStep.tsx';
import { StepFields } from './steps/StepFields.tsx';
import { SummaryStep } from './steps/SummaryStep.tsx';
import { type EditedCampaign, useCampaignForm } from './useCampaignForm.ts';

const LAST = CAMPAIGN_STEPS.length - 1;

/** A campaign step by step, new (null) or stored: each step is checked when it is left, and the draft saved at any. */
export function CampaignWizard({ campaign, people }: EditedCampaign) {
  const { t } = useTranslation(['campaign-form', 'campaigns', 'words']);
  const navigate = useNavigate();
  const place = useRef<HTMLFormElement>(null);
  const form = useCampaignForm({ campaign, people }, { place, asPage: false });
  const nameOfStep = useStepName();
  const [step, setStep] = useState<CampaignStep>(() => {
    if (campaign === null && !form.isChanged) return 'programme';
    return keptStep(readDraft(nameOfStep(campaign))) ?? firstOpenStep(form.faults);
  });
  const at = CAMPAIGN_STEPS.indexOf(step);
  const go = (to: CampaignStep) => {
    setStep(to);
    keepDraft(nameOfStep(campaign), to);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.isHeld()) return undefined;
    if (step !== 'launch' && step !== 'summary') {
      if (form.show([step]) !== null) return undefined;
      return go(CAMPAIGN_STEPS[at + 1] ?? 'summary');
    }
    return step === 'launch' ? go('summary') : void finish();
  };
  const finish = () => {
    if (form.isRunning) return form.save((campaignId) => navigate(campaignHref(campaignId)), openAt);
    return form.launch(
      (campaignId, isLaunched) =>
        navigate(isLaunched ? campaignHref(campaignId) : draftHref(campaignId), { replace: true }),
      openAt,
    );
  };
  const openAt = (path: string) => go(stepOf(path));
  const save = () =>
    form.save((campaignId) => {
      if (campaign !== null) return undefined;
      keepDraft(nameOfStep({ campaignId }), step);
      return navigate(draftHref(campaignId), { replace: true });
    }, openAt);
  return (
    <>
      <PageHeader
        title={campaign === null ? t('newTitle') : campaign.name}
        subtitle={t('subtitle')}
        action={
          <Button
            component={Link}
            to={campaign === null ? NEW_ON_ONE_PAGE_HREF : draftOnOnePageHref(campaign.campaignId)}
            variant="subtle"
          >
            {t('toOnePage')}
          </Button>
        }
      />
      <Wizard
        ref={place}
        maxWidth={980}
        steps={CAMPAIGN_STEPS.map((one) => t(`campaigns:values.step.${one}`))}
        step={at}
        onGo={(to) => go(CAMPAIGN_STEPS[to] ?? 'programme')}
        isBusy={form.isSaving}
        onSubmit={submit}
        atStart={
          <Button
            component={Link}
            to={campaign === null ? CAMPAIGN_LIST_HREF : campaignHref(campaign.campaignId)}
            variant="default"
            mih={44}
          >
            {t('words:cancel')}
          </Button>
        }
        beside={
          !form.isReadOnly && (
            <Button
              variant="subtle"
              mih={44}
              disabled={form.isSaving || (campaign !== null && !form.isChanged)}
              onClick={() => void save()}
            >
              {form.isRunning ? t('words:save') : t('saveDraft')}
            </Button>
          )
        }
        action={
          step === 'summary' && form.isReadOnly
            ? null
            : {
                isLoading: form.isSaving,
                ...(at === LAST ? { label: form.isRunning ? t('words:save') : t('campaigns:launch') } : {}),
              }
        }
      >
        <FormNotes form={form} />
        {step === 'launch' ? (
          <LaunchStep form={form} />
        ) : step === 'summary' ? (
          <SummaryStep form={form} onGo={go} />
        ) : (
          <StepFields step={step} form={form} />
        )}
      </Wizard>
    </>
  );
}

/** Returns a function for the name under which the tab keeps the step of a campaign. */
function useStepName() {
  const { userId, zooId } = useActor();
  return (campaign: Pick<Campaign, 'campaignId'> | null) =>
    `campaigns.step.${userId}.${zooId}.${campaign?.campaignId ?? 'new'}`;
}

function keptStep(kept: unknown): CampaignStep | null {
  return CAMPAIGN_STEPS.find((one) => one === kept) ?? null;
}
