import { Stack } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countStates, type ImportLine, type LineState } from './import-line.ts';
import type { Ground } from '../useImportGround.ts';
import type { LineEditing } from './line-editing.ts';
import { LineTable } from './LineTable.tsx';
import { StateFilter } from './StateFilter.tsx';

/** The lines of a file, counted and filtered by their state. */
export function LineReport({
  lines,
  order,
  first,
  textsOf,
  ground,
  label,
  fileName,
  edit = null,
}: {
  readonly lines: readonly ImportLine[];
  readonly order: readonly LineState[];
  /** the state shown at first */
  readonly first: LineState | null;
  readonly textsOf: (line: ImportLine) => readonly string[];
  readonly ground: Ground;
  readonly label: string;
  /** name of the imported file, for the report */
  readonly fileName: string;
  /** absent where the lines cannot be changed any more */
  readonly edit?: LineEditing | null;
}) {
  const { t } = useTranslation(['animal-import', 'words']);
  const [chosen, setChosen] = useState(first);
  const counts = useMemo(() => countStates(lines), [lines]);
  const shown = useMemo(
    () => (chosen === null ? lines : lines.filter(({ state }) => state === chosen)),
    [lines, chosen],
  );
  const facts = useMemo(() => {
    const file = { label: t('report.file'), value: fileName };
    return chosen === null ? [file] : [file, { label: t('words:status'), value: t(`values.state.${chosen}`) }];
  }, [t, fileName, chosen]);
  return (
    <Stack gap="md">
      <StateFilter order={order} counts={counts} chosen={chosen} onChoose={setChosen} />
      <LineTable
        lines={shown}
        textsOf={textsOf}
        ground={ground}
        label={label}
        fileName={t('report.name')}
        facts={facts}
        edit={edit}
      />
    </Stack>
  );
}
