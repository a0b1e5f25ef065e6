import {
  Alert,
  Checkbox,
  Group,
  NumberInput,
  SegmentedControl,
  Select,
  SimpleGrid,
  Stack,
  Switch,
  Text,
  Textarea,
  TextInput,
  Title,
} from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import {
  CAMPAIGN_NAME_LENGTH,
  EVALUATION_FREQUENCIES,
  OBSERVATION_LIMITS,
  SAMPLING_METHODS,
} from '#domain/campaigns/campaign.ts';
import { MEMO_LENGTH } from '#domain/fields/fields.ts';
import { DecimalInput } from '#kit/form/DecimalInput.tsx';
import type { StepProps } from './step-props.ts';

type CountField = keyof typeof OBSERVATION_LIMITS;

/** Name, type and observation parameters of the campaign. */
export function ProgrammeStep({ form }: StepProps) {
  const { t } = useTranslation(['campaign-form', 'campaigns', 'words']);
  const { values, types, isReadOnly, isFrozen, at, edit } = form;
  const { methods } = values.observation;
  const isLocked = isFrozen('observation');
  return (
    <Stack gap="md">
      <TextInput
        name="name"
        label={t('words:name')}
        required
        maxLength={CAMPAIGN_NAME_LENGTH}
        value={values.name}
        error={at('name')}
        readOnly={isReadOnly || isFrozen('name')}
        onChange={(event) => edit({ name: event.currentTarget.value })}
      />
      <Textarea
        name="description"
        label={t('words:description')}
        autosize
        minRows={2}
        maxLength={MEMO_LENGTH}
        value={values.description}
        error={at('words:description')}
        readOnly={isReadOnly}
        onChange={(event) => edit({ description: event.currentTarget.value })}
      />
      <Stack gap={4}>
        <Text fz="sm" fw={500} id="campaign-type">
          {t('words:type')}
        </Text>
        <SegmentedControl
          aria-labelledby="campaign-type"
          data={types.map((type) => ({ value: type, label: t(`campaigns:values.type.${type}`) }))}
          value={values.type}
          readOnly={isReadOnly || isFrozen('type')}
          onChange={(type) => edit(form.ofType(type))}
        />
        <Alert role="note" color="blue" variant="light" icon={<IconInfoCircle size={18} aria-hidden />}>
          {t(`values.about.${values.type}`)}
        </Alert>
      </Stack>
      <Switch
        size="md"
        name="isOfficial"
        label={t('campaigns:facts.official')}
        description={t('officialHint')}
        checked={values.isOfficial}
        disabled={isReadOnly || isFrozen('isOfficial')}
        onChange={(event) => edit({ isOfficial: event.currentTarget.checked })}
      />
      <Title order={3} fz="md">
        {t('observation')}
      </Title>
      <Checkbox.Group
        label={t('campaigns:facts.methods')}
        description={t('methodsHint')}
        value={methods}
        error={at('observation.methods')}
        onChange={(chosen) => form.observe({ methods: SAMPLING_METHODS.filter((one) => chosen.includes(one)) })}
      >
        <Group gap="lg" mt={4}>
          {SAMPLING_METHODS.map((method) => (
            <Checkbox
              key={method}
              size="md"
              name="observation.methods"
              value={method}
              label={t(`campaigns:values.method.${method}`)}
              disabled={isReadOnly || isLocked}
            />
          ))}
        </Group>
      </Checkbox.Group>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        {methods.includes('scan') && (
          <>
            <Count form={form} field="scanCount" />
            <Count form={form} field="scanIntervalMinutes" />
          </>
        )}
        {methods.includes('focal') && (
          <>
            <Count form={form} field="observationCount" />
            <Count form={form} field="observationMinutes" />
            <Count form={form} field="pauseMinutes" />
          </>
        )}
        <Count form={form} field="sessionMinutes" />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <Count form={form} field="sessionCount" />
        <Select
          name="evaluationFrequency"
          label={t('frequency')}
          description={values.type === 'welfare' ? t('frequencyImposed') : t('frequencyHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          allowDeselect={false}
          data={EVALUATION_FREQUENCIES.map((value) => ({ value, label: t(`campaigns:values.frequency.${value}`) }))}
          value={values.evaluationFrequency}
          error={at('evaluationFrequency')}
          readOnly={isReadOnly || isFrozen('evaluationFrequency')}
          onChange={(value) => {
            const evaluationFrequency = EVALUATION_FREQUENCIES.find((one) => one === value);
            if (evaluationFrequency !== undefined) edit({ evaluationFrequency });
          }}
        />
        {values.type === 'training' && <Agreement form={form} />}
      </SimpleGrid>
      <Stack gap="sm">
        {(['isGroupMode', 'hasLocation', 'isExpertMode', 'isDeferredAllowed'] as const).map((flag) => (
          <Switch
            key={flag}
            size="md"
            label={t(`campaigns:values.option.${flag}`)}
            description={t(`values.flagHint.${flag}`)}
            checked={values.observation[flag]}
            disabled={isReadOnly || isLocked}
            onChange={(event) => form.observe({ [flag]: event.currentTarget.checked })}
          />
        ))}
      </Stack>
    </Stack>
  );
}

/** One number of the observation parameters, with its limits. */
function Count({ form, field }: StepProps & { readonly field: CountField }) {
  const { t } = useTranslation('campaign-form');
  const [min, max] = OBSERVATION_LIMITS[field];
  const value = form.values.observation[field];
  return (
    <NumberInput
      name={`observation.${field}`}
      label={t(`values.count.${field}`)}
      description={t('between', { min, max })}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      allowDecimal={false}
      allowNegative={false}
      clampBehavior="none"
      inputMode="numeric"
      min={min}
      max={max}
      value={value === 0 && min > 0 ? '' : value}
      error={form.at(`observation.${field}`)}
      readOnly={form.isReadOnly || form.isFrozen('observation')}
      // A number that is too large comes as the typed text; an empty field is 0.
      onChange={(typed) => form.observe({ [field]: Math.trunc(Number(typed)) })}
    />
  );
}

/** The least agreement of a training campaign, as Cohen's kappa. */
function Agreement({ form }: StepProps) {
  const { t } = useTranslation(['campaign-form', 'campaigns']);
  return (
    <DecimalInput
      limit={1}
      name="minAgreement"
      label={t('campaigns:facts.agreement')}
      description={t('agreementHint')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      required
      decimalScale={2}
      clampBehavior="none"
      value={form.values.minAgreement}
      error={form.at('minAgreement')}
      readOnly={form.isReadOnly || form.isFrozen('minAgreement')}
      onChange={(minAgreement) => form.edit({ minAgreement })}
    />
  );
}
