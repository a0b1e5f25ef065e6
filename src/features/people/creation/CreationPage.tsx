import { SegmentedControl, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useReachableEstablishmentsQuery } from '#data/establishments/administration.endpoints.ts';
import { useNameOfEstablishment } from '#state/session/establishment-name.ts';
import { useReadySession } from '#state/session/use-session.ts';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { SearchSelect } from '#ui/fields/SearchSelect.tsx';
import { CREATION_MODES, creationModeOf } from './creation-address.ts';
import { SeveralWizard } from './several/SeveralWizard.tsx';
import { SingleWizard } from './single/SingleWizard.tsx';

/** /userCreation: one person or several, invited by e-mail or created with a temporary password. */
export function Component() {
  const { t } = useTranslation('people');
  const { actor } = useReadySession();
  const [parameters, setParameters] = useSearchParams();
  const mode = creationModeOf(parameters);
  // Only the provider's staff create people outside their present establishment; the server enforces that.
  const zooId = (actor.isStaff ? parameters.get('zoo') : null) ?? actor.zooId;
  const put = (name: string, value: string) =>
    setParameters(
      (now) => {
        const next = new URLSearchParams(now);
        next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return (
    <>
      <PageHeader title={t('creation.title')} subtitle={t('creation.subtitle')} />
      <Stack gap="lg">
        {actor.isStaff && <EstablishmentChoice zooId={zooId} onChoose={(chosen) => put('zoo', chosen)} />}
        <SegmentedControl
          aria-label={t('creation.mode')}
          size="md"
          style={{ alignSelf: 'start' }}
          value={mode}
          onChange={(value) => put('mode', value)}
          data={CREATION_MODES.map((value) => ({ value, label: t(`values.mode.${value}`) }))}
        />
        {mode === 'single' ? <SingleWizard key={zooId} zooId={zooId} /> : <SeveralWizard key={zooId} zooId={zooId} />}
      </Stack>
    </>
  );
}

function EstablishmentChoice({
  zooId,
  onChoose,
}: {
  readonly zooId: string;
  readonly onChoose: (zooId: string) => void;
}) {
  const { t } = useTranslation(['people', 'layout']);
  const { actor, establishment } = useReadySession();
  const { data } = useReachableEstablishmentsQuery({ userId: actor.userId, isStaff: actor.isStaff });
  const nameOf = useNameOfEstablishment();
  const others = (data ?? []).filter((one) => one.zooId !== establishment.zooId);
  return (
    <SearchSelect
      label={t('people:creation.establishment')}
      maw={420}
      allowDeselect={false}
      data={[establishment, ...others].map((one) => ({
        value: one.zooId,
        label: nameOf(one) ?? t('layout:demo.anonymous'),
      }))}
      value={zooId}
      onChange={(chosen) => chosen !== null && onChoose(chosen)}
    />
  );
}
