import { Button, Group, Paper, Stack } from '@mantine/core';
import type { FormEventHandler, ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Wizard.module.css';
import { StepHeader } from './StepHeader.tsx';

/** The button that leads on: to the next step, or to the end. Its label is "Continue" by default. */
export type WizardAction = {
  readonly label?: string | undefined;
  readonly isLoading?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  /** absent: the button submits the form of the wizard */
  readonly onClick?: (() => void) | undefined;
};

/**
 * The frame of a wizard: its steps, the content of the present one, and one row of buttons that keeps its place from step to
 * step. With `onSubmit` the frame is a form, so that Enter leads on.
 */
export function Wizard({
  label,
  steps,
  step,
  onGo,
  isBusy = false,
  maxWidth,
  ref,
  onSubmit,
  atStart,
  back,
  beside,
  action,
  children,
}: {
  readonly label?: string;
  readonly steps: readonly string[];
  readonly step: number;
  readonly onGo: (step: number) => void;
  /** the wizard is sending: nobody goes back meanwhile */
  readonly isBusy?: boolean;
  readonly maxWidth?: number;
  readonly ref?: Ref<HTMLFormElement>;
  readonly onSubmit?: FormEventHandler<HTMLFormElement>;
  /** in the place of "Back" at the first step */
  readonly atStart?: ReactNode;
  /** other words for "Back", or another step than the one before */
  readonly back?: { readonly label: string; readonly step: number } | undefined;
  /** a further button beside "Back" */
  readonly beside?: ReactNode;
  /** null where nothing leads on */
  readonly action: WizardAction | null;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation('words');
  const content = (
    <Stack gap="lg">
      <StepHeader label={label} steps={steps} step={step} canGoBack={!isBusy} onGo={onGo} />
      {children}
      <Group justify="space-between" className={classes['buttons'] ?? ''} data-action-bar>
        <Group gap="sm">
          {step === 0 ? (
            atStart
          ) : (
            <Button variant="default" mih={44} disabled={isBusy} onClick={() => onGo(back?.step ?? step - 1)}>
              {back?.label ?? t('back')}
            </Button>
          )}
          {beside}
        </Group>
        {action !== null && (
          <Button
            mih={44}
            ms="auto"
            loading={action.isLoading ?? false}
            disabled={action.isDisabled ?? false}
            {...(action.onClick === undefined ? { type: 'submit' as const } : { onClick: action.onClick })}
          >
            {action.label ?? t('wizard.next')}
          </Button>
        )}
      </Group>
    </Stack>
  );
  return (
    <Paper withBorder p="lg" {...(maxWidth === undefined ? {} : { maw: maxWidth })}>
      {onSubmit === undefined ? (
        content
      ) : (
        <form ref={ref} onSubmit={onSubmit} noValidate>
          {content}
        </form>
      )}
    </Paper>
  );
}
