import { Alert, Button, Paper, Stack, Text } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { skipToken } from '@reduxjs/toolkit/query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { useContextQuery, useContextVersionQuery } from '#data/contexts/contexts.endpoints.ts';
import { contentOfKind } from '#domain/content/content-kind.ts';
import { textIn } from '#domain/content/translated.ts';
import type { Context, ContextVersion } from '#domain/contexts/context.ts';
import { CONTEXT_KIND, type ContextTypes } from '#domain/contexts/context-table.ts';
import { emptyContext } from '#domain/contexts/tidy-context.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { RecordState } from '#kit/page/RecordState.tsx';
import { canBeStoredId } from '#lib/stored-id.ts';
import { useActor } from '#state/session/use-session.ts';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { copyHref } from '../parts/addresses.ts';
import { AskedQuestions } from '../parts/AskedQuestions.tsx';
import { ContextNotFound } from '../parts/ContextNotFound.tsx';
import { useContextRights } from '../parts/useContextRights.ts';
import { ContextEditor } from './ContextEditor.tsx';

/**
 * /ObsContextView: the context that `?id=` names, to edit, or as it is asked for those who read. The id `new` begins one
 * for the present establishment, with `&copy=` from a model, with `&model=1` a model.
 */
export function Component() {
  const [parameters] = useSearchParams();
  const { zooId } = useActor();
  const { mayEdit } = useContextRights();
  const [id, copied] = [parameters.get('id') ?? '', parameters.get('copy') ?? ''];
  if (id !== 'new') return canBeStoredId(id) ? <StoredContext key={id} id={id} /> : <ContextNotFound />;
  const owner = parameters.has('model') ? null : zooId;
  if (!mayEdit(owner)) return <ContextNotFound />;
  if (!canBeStoredId(copied)) return <ContextEditor context={null} content={emptyContext()} zooId={owner} />;
  return (
    <WithContext id={copied}>
      {(source) => (
        <WithVersion context={source}>
          {(version) => (
            <ContextEditor
              key={copied}
              isCopy
              context={null}
              content={contentOfKind<ContextTypes>(CONTEXT_KIND, version ?? source)}
              zooId={owner}
            />
          )}
        </WithVersion>
      )}
    </WithContext>
  );
}

function StoredContext({ id }: { readonly id: string }) {
  const { mayEdit } = useContextRights();
  return (
    <WithContext id={id}>
      {(context) =>
        mayEdit(context.zooId) ? (
          <ContextEditor context={context} content={context} zooId={context.zooId} />
        ) : (
          <WithVersion context={context}>
            {(version) => (version === null ? <ContextNotFound /> : <Reading version={version} />)}
          </WithVersion>
        )
      }
    </WithContext>
  );
}

/** The published version as observers are asked it; a model can be taken over by whoever edits contexts. */
function Reading({ version }: { readonly version: ContextVersion }) {
  const { t } = useTranslation(['contexts', 'content']);
  const language = useLanguage();
  const { number } = useFormat();
  const { own } = useContextRights();
  const description = textIn(version.description, language);
  return (
    <>
      <PageHeader
        title={textIn(version.name, language)}
        subtitle={t('content:versionNumber', { number: number(version.number) })}
        action={
          own && (
            <Button component={Link} to={copyHref(version.contextId)} leftSection={<IconCopy size={18} aria-hidden />}>
              {t('useModel')}
            </Button>
          )
        }
      />
      <Stack gap="md" maw={720}>
        {description !== '' && <Text>{description}</Text>}
        <Alert color="gray" role="note">
          {t('askedHint')}
        </Alert>
        <Paper withBorder p={{ base: 'sm', sm: 'lg' }}>
          <AskedQuestions questions={version.questions} language={language} />
        </Paper>
      </Stack>
    </>
  );
}

function WithContext({ id, children }: { readonly id: string; readonly children: (one: Context) => ReactNode }) {
  const { data: record, error, refetch } = useContextQuery(id);
  return (
    <RecordState
      asked={{ record, error, refetch }}
      unknown={['context/not-found']}
      notFound={<ContextNotFound />}
      isWholePage
    >
      {children}
    </RecordState>
  );
}

function WithVersion({
  context: { contextId, version: number },
  children,
}: {
  readonly context: Context;
  /** null: it was never published */
  readonly children: (version: ContextVersion | null) => ReactNode;
}) {
  const { data: record, error, refetch } = useContextVersionQuery(number === 0 ? skipToken : { contextId, number });
  if (number === 0) return children(null);
  return (
    <RecordState
      asked={{ record, error, refetch }}
      unknown={['context/not-found']}
      notFound={<ContextNotFound />}
      isWholePage
    >
      {children}
    </RecordState>
  );
}
