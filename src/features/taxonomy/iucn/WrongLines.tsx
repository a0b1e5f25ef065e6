import { Alert, Box, Button, Text } from '@mantine/core';
import { IconDownload, IconFileAlert } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { WrongIucnLine } from '#domain/taxonomy/iucn-list.ts';
import type { IucnProblem } from '#domain/taxonomy/iucn-row.ts';
import { saveFile } from '#lib/csv/save-file.ts';
import { writeCsv } from '#lib/csv/write-csv.ts';
import { useColumnName } from './useColumnName.ts';

/** The largest number of wrong lines shown; the downloaded file has all of them. */
const MAX_SHOWN = 20;

/** The skipped lines with the reason, each by line and column; nothing when all lines are valid. */
export function WrongLines({ wrong }: { readonly wrong: readonly WrongIucnLine[] }) {
  const { t } = useTranslation(['iucn', 'words']);
  const columnName = useColumnName();
  const problemName = (problem: IucnProblem) => t(`values.problem.${problem}`);
  if (wrong.length === 0) return null;
  const download = () => {
    const rows = wrong.flatMap(({ line, faults }) =>
      faults.map(({ column, problem, cell }) => [line, columnName(column), problemName(problem), cell]),
    );
    const head = [t('words:row'), t('wrong.column'), t('wrong.problem'), t('wrong.cell')];
    saveFile(`${t('wrong.fileName')}.csv`, writeCsv([head, ...rows]));
  };
  return (
    <Alert
      color="orange"
      icon={<IconFileAlert size={18} aria-hidden />}
      title={t('wrong.title', { count: wrong.length })}
    >
      <Box
        component="ul"
        m={0}
        ps="md"
        mah={220}
        style={{ overflowY: 'auto' }}
        tabIndex={0}
        aria-label={t('wrong.list')}
      >
        {wrong.slice(0, MAX_SHOWN).flatMap(({ line, faults }) =>
          faults.map(({ column, problem, cell }) => (
            <Text component="li" fz="sm" key={`${line} ${column} ${problem}`} style={{ overflowWrap: 'anywhere' }}>
              {t('wrong.one', { line, column: columnName(column), problem: problemName(problem) })}
              {cell !== '' && ` · ${cell.slice(0, 80)}`}
            </Text>
          )),
        )}
      </Box>
      <Button mt="sm" variant="default" leftSection={<IconDownload size={18} aria-hidden />} onClick={download}>
        {t('wrong.download')}
      </Button>
    </Alert>
  );
}
