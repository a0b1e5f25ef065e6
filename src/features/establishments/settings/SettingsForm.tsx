import { Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Establishment, Integrations } from '#domain/establishments/establishment.ts';
import { FormButtons } from '#kit/form/FormButtons.tsx';
import { RecordForm } from '#kit/form/RecordForm.tsx';
import { IdentityFields } from './IdentityFields.tsx';
import { LogoField } from './LogoField.tsx';
import { PeopleFields } from './PeopleFields.tsx';
import { ConnectionFields } from './ConnectionFields.tsx';
import { SlackConnection } from './SlackConnection.tsx';
import { StorageUse } from './StorageUse.tsx';
import { useEthologists } from './useEthologists.ts';
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
  const { t } = useTranslation('establishment');
  const { people, colleagues } = useEthologists(zoo);
  const form = useSettingsForm(zoo, integrations, onIntegrationsSaved, people);
  return (
    <Stack gap="lg" maw={860}>
      <Section title={t('settings.logo')}>
        <LogoField zoo={zoo} isReadOnly={form.isReadOnly} />
      </Section>
      <Section title={t('storage.title')} text={t('storage.text')}>
        <StorageUse zoo={zoo} />
      </Section>
      <RecordForm form={form} isWide>
        <Stack gap="lg">
          <Section title={t('settings.identity')}>
            <IdentityFields zoo={zoo} form={form} />
          </Section>
          <Section title={t('settings.connections')} text={t('settings.connectionsText')}>
            <ConnectionFields form={form} />
            <SlackConnection zooId={zoo.zooId} form={form} />
          </Section>
          <Section title={t('settings.people')} text={t('settings.peopleText')}>
            <PeopleFields zoo={zoo} form={form} people={people} colleagues={colleagues} />
          </Section>
          {!form.isReadOnly && <FormButtons form={form} showsUnsaved />}
        </Stack>
      </RecordForm>
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
