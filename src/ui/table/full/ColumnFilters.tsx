import { NumberInput, TextInput } from '@mantine/core';
import { SearchMultiSelect } from '#ui/fields/SearchSelect.tsx';
import type { FilterAnswer, FilterAnswers } from '../column-filter.ts';
import type { DataColumn } from '../columns.ts';
import type { FilterTexts } from './table-texts.ts';
import classes from './TableTools.module.css';

/** A field for every column that can be filtered. */
export function ColumnFilters<Row>({
  id,
  columns,
  answers,
  onChange,
  texts,
}: {
  readonly id: string;
  readonly columns: readonly DataColumn<Row>[];
  readonly answers: FilterAnswers;
  readonly onChange: (answers: FilterAnswers) => void;
  readonly texts: FilterTexts;
}) {
  return (
    <div id={id} role="group" aria-label={texts.label} className={classes['filters']}>
      {columns.map((column) => (
        <ColumnFilterField
          key={column.id}
          column={column}
          answer={answers[column.id]}
          onAnswer={(answer) => onChange({ ...answers, [column.id]: answer })}
          texts={texts}
        />
      ))}
    </div>
  );
}

function ColumnFilterField<Row>({
  column: { header, filter },
  answer,
  onAnswer,
  texts,
}: {
  readonly column: DataColumn<Row>;
  readonly answer: FilterAnswer | undefined;
  readonly onAnswer: (answer: FilterAnswer) => void;
  readonly texts: FilterTexts;
}) {
  switch (filter?.kind) {
    case undefined:
      return null;
    case 'text':
      return (
        <TextInput
          label={header}
          value={answer?.kind === 'text' ? answer.text : ''}
          onChange={(event) => onAnswer({ kind: 'text', text: event.currentTarget.value })}
        />
      );
    case 'choice': {
      const values = answer?.kind === 'choice' ? [...answer.values] : [];
      return (
        <SearchMultiSelect
          label={header}
          placeholder={values.length === 0 ? texts.any : ''}
          clearable
          data={[...filter.choices]}
          value={values}
          onChange={(chosen) => onAnswer({ kind: 'choice', values: chosen })}
        />
      );
    }
    case 'number': {
      const { least, most } = answer?.kind === 'number' ? answer : { least: null, most: null };
      const number = (value: number | string) => (typeof value === 'number' ? value : null);
      return (
        <div className={classes['range']}>
          <NumberInput
            label={texts.least(header)}
            value={least ?? ''}
            onChange={(value) => onAnswer({ kind: 'number', least: number(value), most })}
          />
          <NumberInput
            label={texts.most(header)}
            value={most ?? ''}
            onChange={(value) => onAnswer({ kind: 'number', least, most: number(value) })}
          />
        </div>
      );
    }
  }
}
