import { Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { SectorRole } from '#domain/access/roles.ts';
import { checkSector, tidySector, type TypedSector } from '#domain/sectors/check-sector.ts';
import { FormFailure } from '#kit/form/FormFailure.tsx';
import { useFormErrors } from '#kit/form/useFormErrors.ts';
import { useUnsavedGuard } from '#kit/form/useUnsavedGuard.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { Wizard } from '#kit/wizard/Wizard.tsx';
import { useActor } from '#state/session/use-session.ts';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { SectorFields } from '../SectorFields.tsx';
import { TeamFields } from '../team/TeamFields.tsx';
import { PhotoStep } from './PhotoStep.tsx';
import { useCreateSector } from './useCreateSector.ts';
import { useSectorDraft } from './useSectorDraft.ts';

const FIELDS = ['sectorName', 'sectorColor'] as const;
const KEEPERS: readonly SectorRole[] = ['keeper'];
const OTHERS: readonly SectorRole[] = ['management', 'veterinary', 'nutrition'];

/** A new sector in three steps: its name, its keepers, its other roles. */
export function SectorWizard() {
  const { t } = useTranslation(['sectors', 'words']);
  const { zooId } = useActor();
  const messageOf = useErrorMessage();
  const { draft, isStarted, change, forget } = useSectorDraft(zooId);
  // A picture is too large for a draft of the tab: it is chosen again after a reload.
  const [photo, setPhoto] = useState<string | null>(null);
  const [isDone, setIsDone] = useState(false);
  const creation = useCreateSector(() => {
    setIsDone(true);
    forget();
  });
  const { step, fields, team } = draft;
  const { show, forgive, at } = useFormErrors(FIELDS);
  useUnsavedGuard((isStarted || photo !== null) && !isDone);
  const steps = [t('words:sector'), t('create.steps.keepers'), t('create.steps.roles')];

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wrong = checkSector(tidySector(fields));
    if (Object.keys(wrong).length > 0) {
      const form = event.currentTarget;
      // The fields are those of the first step: they must be there to have the focus.
      flushSync(() => change({ step: 0 }));
      show(wrong, form);
      return undefined;
    }
    return step < steps.length - 1 ? change({ step: step + 1 }) : void creation.run(draft, photo);
  };
  const edit = (field: keyof TypedSector, value: string) => {
    change({ fields: { ...fields, [field]: value } });
    forgive([field]);
  };
  const typed = (field: keyof TypedSector) => ({ name: field, value: fields[field], error: at(field) });
  return (
    <>
      <PageHeader title={t('create.title')} subtitle={t('create.subtitle')} />
      <Wizard
        maxWidth={760}
        steps={steps}
        step={step}
        onGo={(to) => change({ step: to })}
        onSubmit={submit}
        action={{ isLoading: creation.isSaving, ...(step === steps.length - 1 ? { label: t('create.finish') } : {}) }}
      >
        <FormFailure message={creation.failure === null ? null : messageOf(creation.failure)} />
        {step === 0 && (
          <>
            <SectorFields
              name={{ ...typed('sectorName'), onChange: (event) => edit('sectorName', event.currentTarget.value) }}
              color={{ ...typed('sectorColor'), onChange: (color) => edit('sectorColor', color) }}
            />
            <PhotoStep photo={photo} onChange={setPhoto} />
          </>
        )}
        {step > 0 && (
          <>
            <Text fz="sm" c="dimmed">
              {step === 1 ? t('create.keepersHint') : t('create.rolesHint')}
            </Text>
            <TeamFields
              team={team}
              roles={step === 1 ? KEEPERS : OTHERS}
              onChange={(difference) => change({ team: { ...team, ...difference } })}
            />
          </>
        )}
      </Wizard>
    </>
  );
}
