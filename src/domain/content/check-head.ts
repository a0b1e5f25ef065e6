import { appError } from '../errors/app-error.ts';
import { refError } from './check-ref.ts';
import { type Faults, noteTexts } from './check-texts.ts';
import { CONTENT_DESCRIPTION_LENGTH, CONTENT_NAME_LENGTH, CONTENT_REF_LENGTH, type ContentArea } from './lifecycle.ts';
import { isUntranslated, type Translated } from './translated.ts';

type Head<Area extends ContentArea> = { readonly name: Translated; readonly description: Translated } & Readonly<
  Record<`${Area}Ref`, string>
>;

/** Notes the faults of the fields that all content begins with: its reference, its name, its description. */
export function checkHead<Area extends ContentArea>(
  faults: Faults,
  area: Area,
  content: Head<Area>,
  takenRefs: ReadonlySet<string>,
): void {
  const field: `${Area}Ref` = `${area}Ref`;
  const ref = refError(content[field], takenRefs, CONTENT_REF_LENGTH, {
    required: 'content/ref-required',
    invalid: 'content/ref-invalid',
    exists: `${area}/ref-exists`,
  });
  if (ref !== null) faults[field] = ref;
  const { name, description } = content;
  if (isUntranslated(name)) faults['name.fr'] = appError('content/name-required');
  noteTexts(faults, 'name', name, CONTENT_NAME_LENGTH, 'content/text-too-long');
  noteTexts(faults, 'description', description, CONTENT_DESCRIPTION_LENGTH, 'content/text-too-long');
}
