import { type FormEvent, useState } from 'react';
import { queryError } from '#data/query-error.ts';
import { useChangeSectorMutation } from '#data/sectors/sectors.endpoints.ts';
import { checkSector, tidySector, type TypedSector } from '#domain/sectors/check-sector.ts';
import type { Sector } from '#domain/sectors/sector.ts';
import { type AppError } from '#domain/errors/app-error.ts';
import { useDemoError } from '#features/form-errors/index.ts';
import { noticeRaised } from '#state/notices/notices.slice.ts';
import { useAppDispatch } from '#state/store.ts';
import { fieldNamed } from '#ui/fields/field-named.ts';

const ORDER: readonly (keyof TypedSector)[] = ['sectorName', 'sectorColor'];

/** Name and colour of a sector as they are being changed; what nobody has touched follows the sector. */
export function useSectorForm({ sectorId, sectorName, sectorColor }: Sector) {
  const dispatch = useAppDispatch();
  const demo = useDemoError('sector.edit');
  const [touched, setTouched] = useState<Partial<TypedSector>>({});
  const [isTried, setIsTried] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const [change, { isLoading }] = useChangeSectorMutation();
  const typed: TypedSector = { sectorName, sectorColor, ...touched };
  const tidy = tidySector(typed);
  const errors = checkSector(tidy);
  const isChanged = tidy.sectorName !== sectorName || tidy.sectorColor !== sectorColor;
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wrong = ORDER.find((field) => errors[field] !== undefined);
    if (wrong !== undefined) {
      setIsTried(true);
      return fieldNamed(event.currentTarget, wrong)?.focus();
    }
    if (demo !== null) return setFailure(demo);
    const answer = await change({ sectorId, fields: tidy });
    if (answer.error !== undefined) return setFailure(queryError(answer.error));
    setFailure(null);
    setTouched({});
    dispatch(noticeRaised({ kind: 'success', messageKey: 'sectors:values.done.saved' }));
    return undefined;
  };
  return {
    typed,
    errors: isTried ? errors : {},
    failure,
    isChanged,
    isSaving: isLoading,
    submit,
    edit: (difference: Partial<TypedSector>) => setTouched((now) => ({ ...now, ...difference })),
    giveUp: () => setTouched({}),
  };
}
