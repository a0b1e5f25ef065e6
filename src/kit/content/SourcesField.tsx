import { useTranslation } from 'react-i18next';
import { citationOf } from '#domain/bibliography/citation.ts';
import type { BibliographyRegister } from '#domain/bibliography/reference.ts';
import { SearchMultiSelect } from '#ui/fields/SearchSelect.tsx';

/** The sources of a question or an ethogram, chosen from the bibliography; one that it does not have can only go. */
export function SourcesField({
  name,
  value,
  known,
  readOnly,
  error,
  onChange,
}: {
  readonly name: string;
  readonly value: readonly string[];
  readonly known: BibliographyRegister['references'];
  readonly readOnly: boolean;
  readonly error: string | null;
  readonly onChange: (ids: string[]) => void;
}) {
  const { t } = useTranslation(['content', 'words']);
  const unknown = value.filter((id) => !Object.hasOwn(known, id));
  return (
    <SearchMultiSelect
      name={name}
      label={t('sources')}
      hidePickedOptions
      nothingFoundMessage={t('words:noResult')}
      data={[
        ...Object.entries(known).map(([id, one]) => ({ value: id, label: citationOf(one) })),
        ...unknown.map((id) => ({ value: id, label: id })),
      ]}
      value={[...value]}
      readOnly={readOnly}
      error={error}
      onChange={onChange}
    />
  );
}
