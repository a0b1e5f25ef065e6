import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { mayDo } from '#domain/access/operations.ts';
import type { Establishment, Integrations } from '#domain/establishments/establishment.ts';
import { useActor } from '#state/session/use-session.ts';
import { FormFailure } from '../FormFailure.tsx';
import { IdentityFields } from './IdentityFields.tsx';
import { LogoField } from './LogoField.tsx';
import { PeopleFields } from './PeopleFields.tsx';
import { ConnectionFields } from './ConnectionFields.tsx';
import { useSettingsForm } from './useSettingsForm.ts';

/** The settings of an establishment: its identity, its connections, its ethologists. */
export function SettingsForm({
  zoo,
  integrations,
  onIntegrationsSaved,
}: {
  readonly zoo: Establishment;
  readonly integrations: Integrations;
  readonly onIntegrationsSaved: (integrations: Integrations) => void;
}) {
  const { t } = useTranslation(['establishment', 'words']);
  const form = useSettingsForm(zoo, integrations, onIntegrationsSaved);
  const isReadOnly = !mayDo(useActor(), 'zoo.edit', { zooId: zoo.zooId, sectorIds: [], authorId: null });
  return (
    <Stack gap="lg" maw={860}>
      <Section title={t('settings.logo')}>
        <LogoField zoo={zoo} isReadOnly={isReadOnly} />
      </Section>
      <form onSubmit={(event) => void form.submit(event)} noValidate>
        <Stack gap="lg">
          <Section title={t('settings.identity')}>
            <IdentityFields zoo={zoo} form={form} isReadOnly={isReadOnly} />
          </Section>
          <Section title={t('settings.connections')} text={t('settings.connectionsText')}>
            <ConnectionFields form={form} isReadOnly={isReadOnly} />
          </Section>
          <Section title={t('settings.people')} text={t('settings.peopleText')}>
            <PeopleFields zoo={zoo} form={form} isReadOnly={isReadOnly} />
          </Section>
          <FormFailure message={form.errors.failure} />
          {!isReadOnly && (
            <Group justify="flex-end">
              <Text fz="sm" c="dimmed" me="auto" role="status">
                {form.isChanged ? t('words:unsavedChanges') : ''}
              </Text>
              <Button variant="default" disabled={!form.isChanged || form.isSaving} onClick={form.giveUp}>
                {t('settings.giveUp')}
              </Button>
              <Button type="submit" loading={form.isSaving} disabled={!form.isChanged}>
                {t('words:save')}
              </Button>
            </Group>
          )}
        </Stack>
      </form>
    </Stack>
  );
}

function Section({
  title,
  text,
  children,
}: {
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}) {
  return (
    <Paper component="section" withBorder p="lg">
      <Title order={2} size="h3" mb={text === undefined ? 'md' : 4}>
        {title}
      </Title>
      {text !== undefined && (
        <Text fz="sm" c="dimmed" mb="md">
          {text}
        </Text>
      )}
      {children}
    </Paper>
  );
}
