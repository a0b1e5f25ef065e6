import { Button, Paper, Stack, Title } from '@mantine/core';
import { IconArchive, IconArchiveOff, IconGitCompare, IconSend } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { textIn } from '#domain/content/translated.ts';
import { missingTexts } from '#domain/profiles/missing-texts.ts';
import type { Profile } from '#domain/profiles/profile.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { ContentStatusBadge } from '#kit/content/ContentStatusBadge.tsx';
import { FormButtons } from '#kit/form/FormButtons.tsx';
import { RecordForm } from '#kit/form/RecordForm.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { comparisonHref, PROFILE_LIST_HREF } from '../parts/addresses.ts';
import { useProfileSteps } from '../parts/useProfileSteps.ts';
import { useTargetName } from '../parts/useTargetName.ts';
import { useSample } from '../parts/useSample.ts';
import { IdentityFields } from './IdentityFields.tsx';
import { ProfileEffect } from './ProfileEffect.tsx';
import classes from './editor.module.css';
import { type EditedProfile, useProfileForm } from './useProfileForm.ts';
import { WeightFields } from './WeightFields.tsx';

/** A profile: its name and animals, its weights, and beside them what they do to sample answers. */
export function ProfileEditor(edited: EditedProfile) {
  const { t } = useTranslation(['profiles', 'content']);
  const language = useLanguage();
  const navigate = useNavigate();
  const messageOf = useErrorMessage();
  const targetName = useTargetName();
  const { form, faults } = useProfileForm(edited);
  const [wanted, setWanted] = useState<string | null>(null);
  const sample = useSample(wanted);
  const { profile, zooId, known, isReader } = edited;
  // A text that is still to be written is no fault before somebody tries to save.
  const isTried = (['profileRef', 'name', 'target', 'weights'] as const).some((one) => form.errorAt(one) !== null);
  const errorOf = (path: string) => {
    const fault = faults[path];
    return fault === undefined || (!isTried && /-required$|-unknown$/.test(fault.code)) ? null : messageOf(fault);
  };
  const { name, target, weights } = form.values;
  return (
    <>
      <PageHeader
        title={profile === null ? t(zooId === null ? 'list.create' : 'list.createReserved') : textIn(name, language)}
        subtitle={
          profile !== null &&
          (isReader ? (
            [t('content:versionNumber', { number: profile.version }), targetName(target)].join(' · ')
          ) : (
            <ContentStatusBadge status={profile.status} />
          ))
        }
        action={profile !== null && <Steps profile={profile} isReader={isReader} isChanged={form.isChanged} />}
      />
      <RecordForm form={form} isWide label={t('editor.label')}>
        <div className={classes['page']}>
          <Stack gap="lg">
            <Section title={t('editor.facts')}>
              <IdentityFields form={form} errorOf={errorOf} zooId={zooId} taxonomy={known.taxonomy} />
            </Section>
            <Section title={t('fields.weights')}>
              <WeightFields form={form} errorOf={errorOf} known={known} sample={sample.sample} />
            </Section>
          </Stack>
          <div className={classes['beside']}>
            <Section title={t('effect.title')}>
              <ProfileEffect weights={weights} sample={sample} onChoose={setWanted} />
            </Section>
          </div>
        </div>
        {!form.isReadOnly && (
          <FormButtons
            form={form}
            showsUnsaved
            {...(profile === null ? { onCancel: () => void navigate(PROFILE_LIST_HREF) } : {})}
          />
        )}
      </RecordForm>
    </>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Paper component="section" withBorder p={{ base: 'sm', sm: 'lg' }}>
      <Title order={2} size="h3" mb="md">
        {title}
      </Title>
      {children}
    </Paper>
  );
}

/** Comparing a stored profile, publishing, archiving and restoring it. */
function Steps({
  profile,
  isReader,
  isChanged,
}: {
  readonly profile: Profile;
  readonly isReader: boolean;
  readonly isChanged: boolean;
}) {
  const { t } = useTranslation(['content', 'words']);
  const language = useLanguage();
  const { profileId, zooId, status, version, updatedAtUnix } = profile;
  const named = { profileId, name: textIn(profile.name, language) };
  const steps = useProfileSteps(zooId === null ? 'questionnaire.editOfficial' : 'reservedContent.edit');
  const isArchived = status === 'archived';
  return (
    <>
      {version > 0 && (
        <Button
          component={Link}
          to={comparisonHref(profileId)}
          variant="default"
          leftSection={<IconGitCompare size={18} aria-hidden />}
        >
          {t('words:compare')}
        </Button>
      )}
      {!isReader && (
        <Button
          variant="default"
          disabled={isChanged}
          leftSection={isArchived ? <IconArchiveOff size={18} aria-hidden /> : <IconArchive size={18} aria-hidden />}
          onClick={() => void steps.setArchived(named, !isArchived)}
        >
          {isArchived ? t('words:restore') : t('words:archive')}
        </Button>
      )}
      {!isReader && status === 'draft' && (
        <Button
          disabled={isChanged || missingTexts(profile).length > 0}
          loading={steps.isPublishing}
          leftSection={<IconSend size={18} aria-hidden />}
          onClick={() => void steps.publish(named, updatedAtUnix)}
        >
          {t('publish')}
        </Button>
      )}
    </>
  );
}
