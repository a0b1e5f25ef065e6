import { Button } from '@mantine/core';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import type { FilterTexts } from './table-texts.ts';

/** The columns' filters left no row. */
export function NoMatch({ texts, onClear }: { readonly texts: FilterTexts; readonly onClear: () => void }) {
  return (
    <EmptyState
      title={texts.noneTitle}
      message={texts.noneText}
      action={
        <Button variant="light" onClick={onClear}>
          {texts.clear}
        </Button>
      }
    />
  );
}
