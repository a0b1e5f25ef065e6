import { Alert, Button, List, Stack } from '@mantine/core';
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '#i18n/error-message.ts';
import { CampaignFacts } from '../../parts/CampaignFacts.tsx';
import { FIELD_STEPS, type FieldStep, faultsOf, stepOf } from '../campaign-steps.ts';
import type { StepProps } from './step-props.ts';

/** The whole campaign in words, what still keeps it from being launched, and a way back to each step. */
export function SummaryStep({ form, onGo }: StepProps & { readonly onGo: ((step: FieldStep) => void) | null }) {
  const { t } = useTranslation(['campaign-form', 'campaigns', 'words']);
  const messageOf = useErrorMessage();
  const open = faultsOf(form.faults, FIELD_STEPS);
  const { type } = form.values;
  return (
    <Stack gap="lg">
      {open.length > 0 && (
        <Alert
          role="note"
          color="orange"
          icon={<IconAlertTriangle size={18} aria-hidden />}
          title={t('open', { count: open.length })}
        >
          <List fz="sm" spacing={4}>
            {open.map(([path, fault]) => (
              <List.Item key={path}>
                {t('openAt', { step: t(`campaigns:values.step.${stepOf(path)}`), fault: messageOf(fault) })}
              </List.Item>
            ))}
          </List>
        </Alert>
      )}
      <Alert role="note" color="blue" variant="light" icon={<IconInfoCircle size={18} aria-hidden />}>
        {t(`values.about.${type}`)}
      </Alert>
      <CampaignFacts
        content={form.content}
        versions={null}
        names={form.names}
        {...(onGo === null
          ? {}
          : {
              asideOf: (part, title) => (
                <Button variant="subtle" mih={44} aria-label={t('change', { step: title })} onClick={() => onGo(part)}>
                  {t('words:edit')}
                </Button>
              ),
            })}
      />
    </Stack>
  );
}
