import { Button, Paper, Stack, Table, Text, Title } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Reached } from '#data/diagnostics/diagnostics.endpoints.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { reportText } from './report-text.ts';
import { ServiceRow } from './ServiceRow.tsx';
import { useFacts } from './useFacts.ts';
import { useReachability } from './useReachability.ts';

/** /testView: the facts of this build and its device, and the services that answer. For the provider's staff. */
export function Component() {
  const { t } = useTranslation('pages');
  const { number } = useFormat();
  const facts = useFacts();
  const services = useReachability();
  const clipboard = useClipboard({ timeout: 4_000 });
  const answerOf = (reached: Reached | null) => {
    if (reached === null) return t('diagnostics.asking');
    if (!reached.isReached) return t('diagnostics.failed', { reason: reached.reason });
    return t('diagnostics.reached', { time: number(Math.round(reached.tookMs), { unit: 'millisecond' }) });
  };
  const copy = () => {
    const answers = services.map(({ service, reached }) => ({
      label: t(`values.service.${service}`),
      text: answerOf(reached),
    }));
    clipboard.copy(reportText(t('diagnostics.title'), new Date(), [...facts, ...answers]));
  };
  return (
    <>
      <PageHeader
        title={t('diagnostics.title')}
        subtitle={t('diagnostics.subtitle')}
        action={
          <Button variant="light" leftSection={<IconCopy size={18} aria-hidden />} onClick={copy}>
            {t('diagnostics.copy')}
          </Button>
        }
      />
      <Text role="status" mb={clipboard.copied || clipboard.error !== null ? 'md' : 0}>
        {clipboard.copied && t('diagnostics.copied')}
        {clipboard.error !== null && t('diagnostics.notCopied')}
      </Text>
      <Stack gap="lg">
        <Paper component="section" withBorder p="lg" aria-labelledby="services">
          <Title order={2} size="h3" id="services" mb="sm">
            {t('diagnostics.services')}
          </Title>
          <Stack component="ul" gap={4} p={0} m={0} style={{ listStyle: 'none' }}>
            {services.map(({ service, reached, askAgain }) => (
              <ServiceRow
                key={service}
                service={service}
                reached={reached}
                answer={answerOf(reached)}
                onRetry={askAgain}
              />
            ))}
          </Stack>
        </Paper>
        <Paper component="section" withBorder p="lg" aria-labelledby="facts">
          <Title order={2} size="h3" id="facts" mb="sm">
            {t('diagnostics.facts')}
          </Title>
          <Table aria-labelledby="facts" layout="fixed">
            <Table.Tbody>
              {facts.map((fact) => (
                <Table.Tr key={fact.id}>
                  <Table.Th scope="row" w="38%">
                    {fact.label}
                  </Table.Th>
                  <Table.Td style={{ overflowWrap: 'anywhere' }}>{fact.text}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Paper>
      </Stack>
    </>
  );
}
