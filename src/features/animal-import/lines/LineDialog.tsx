import { Group, List, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import type { ImportLine } from './import-line.ts';
import { editableCells, type LineEditing } from './line-editing.ts';
import { LikelyAnimal } from './LikelyAnimal.tsx';
import { LineCells } from './LineCells.tsx';
import type { Ground } from '../useImportGround.ts';
import { LineBadge } from './LineBadge.tsx';

/** Everything known about one line. */
export function LineDialog({
  line,
  texts,
  ground,
  edit,
  onClose,
}: {
  readonly line: ImportLine;
  readonly texts: readonly string[];
  readonly ground: Ground;
  readonly edit: LineEditing | null;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation(['animal-import', 'common']);
  const { line: number, name, registryId } = line.row;
  const cells = edit === null ? [] : editableCells(line, edit);
  return (
    <Dialog title={t('line.title', { line: number })} closeLabel={t('common:close')} onClose={onClose}>
      <Stack gap="md">
        <Group gap="md">
          <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
            {[name, registryId].filter((text) => text !== '').join(' · ')}
          </Text>
          <LineBadge state={line.state} />
        </Group>
        <List spacing="xs">
          {texts.map((text) => (
            <List.Item key={text} style={{ overflowWrap: 'anywhere' }}>
              {text}
            </List.Item>
          ))}
        </List>
        {edit !== null && line.row.likely !== null && (
          <LikelyAnimal line={number} likely={line.row.likely} ground={ground} edit={edit} onDone={onClose} />
        )}
        {edit !== null && cells.length > 0 && <LineCells line={number} cells={cells} edit={edit} onDone={onClose} />}
      </Stack>
    </Dialog>
  );
}
