import { Button, Collapse, List, Paper, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconInfoCircle } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Formula } from './formulas.ts';

/**
 * One analysis: its finding as a sentence, the panel that explains it with its formula and source, its figures, and the list of
 * its limitations.
 */
export function ExplainedAnalysis({
  finding,
  words,
  formula: { formula, source },
  children,
}: {
  readonly finding: string;
  readonly words: {
    /** the question of the panel */
    readonly title: string;
    readonly what: string;
    /** one on each line */
    readonly limits: string;
  };
  readonly formula: Formula;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation('analyses');
  const [isOpen, { toggle }] = useDisclosure(false);
  const id = useId();
  return (
    <Stack gap="md">
      <Text fz="lg" fw={600} maw="72ch">
        {finding}
      </Text>
      <div>
        <Button
          variant="subtle"
          mih={44}
          px="xs"
          styles={{ label: { textAlign: 'start', whiteSpace: 'normal' } }}
          leftSection={<IconInfoCircle size={18} aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={toggle}
        >
          {words.title}
        </Button>
        <Collapse expanded={isOpen} id={id}>
          <Paper withBorder p="md" radius="md" maw="80ch">
            <Stack gap="sm">
              <Text>{words.what}</Text>
              <Named name={t('panel.formula')}>
                <Text style={{ whiteSpace: 'pre-wrap', fontVariantNumeric: 'lining-nums' }}>{formula}</Text>
              </Named>
              {source !== null && (
                <Named name={t('panel.source')}>
                  <Text fz="sm">{source}</Text>
                </Named>
              )}
            </Stack>
          </Paper>
        </Collapse>
      </div>
      {children}
      <Named name={t('panel.limits')}>
        <List fz="sm" c="dimmed" spacing={4} maw="80ch">
          {words.limits.split('\n').map((limit) => (
            <List.Item key={limit}>{limit}</List.Item>
          ))}
        </List>
      </Named>
    </Stack>
  );
}

function Named({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <Text fz="sm" fw={600} mb={2}>
        {name}
      </Text>
      {children}
    </div>
  );
}
