import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AppError, appError } from '#domain/errors/app-error.ts';
import { MAX_PEOPLE, PERSON_FIELDS, type PersonDraft } from '#domain/people/person-draft.ts';
import { readPeopleCsv } from '#domain/people/read-people-csv.ts';
import { defaultLanguage } from '#domain/users/language.ts';
import { readCsv } from '#lib/csv/read-csv.ts';
import { reportError } from '#lib/log.ts';
import { useReadySession } from '#state/session/use-session.ts';
import { newKey } from '../creation-draft.ts';
import type { CreationContext } from '../useCreationContext.ts';

/** The most lines that are read: more people than allowed, with blank lines between them. */
const MAX_LINES = 4 * MAX_PEOPLE;

/** Returns a function that reads a file into people, and the report of the last one read. */
export function usePeopleFile(
  context: CreationContext,
  room: number,
  onPeople: (people: readonly PersonDraft[]) => void,
) {
  const { t } = useTranslation('people');
  const { user } = useReadySession();
  const [failure, setFailure] = useState<AppError | null>(null);
  const [isLatin1, setIsLatin1] = useState(false);

  const read = async (file: File | undefined): Promise<void> => {
    setFailure(null);
    setIsLatin1(false);
    if (file === undefined) return undefined;
    try {
      const content = await readCsv(new Uint8Array(await file.arrayBuffer()), MAX_LINES);
      if (content === null) return setFailure(appError('user/csv-unreadable'));
      const { sectors } = context;
      const language = defaultLanguage(context.languages, user.language);
      const people = readPeopleCsv(content.rows, { sectors, language, keyPrefix: `${newKey()}.` });
      if (!people.ok) {
        const missing = PERSON_FIELDS.find((field) => field === people.error.params?.['column']);
        // The column by its heading for people.
        const named = missing === undefined ? people.error.params : { column: t(`values.field.${missing}`) };
        return setFailure(appError(people.error.code, named));
      }
      if (people.value.length > room) return setFailure(appError('user/csv-too-many', { count: MAX_PEOPLE }));
      setIsLatin1(content.encoding === 'latin1');
      return onPeople(people.value);
    } catch (error) {
      // The file has gone meanwhile, or the code that reads it could not be loaded.
      reportError(error, { where: 'people/file' });
      return setFailure(appError('user/csv-unreadable'));
    }
  };
  return { read, failure, isLatin1 };
}
