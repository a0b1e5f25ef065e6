import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { NotFoundState } from '#ui/states/NotFoundState.tsx';

/** The address names a record that is not there, or not for this person: both look alike. */
export function RecordNotFound({
  title,
  message,
  listHref,
  toList,
}: {
  readonly title: string;
  /** absent: the sentence of every record */
  readonly message?: string;
  /** where the records are listed */
  readonly listHref: string;
  /** absent: "see the list" */
  readonly toList?: string;
}) {
  const { t } = useTranslation('lists');
  return (
    <NotFoundState
      headingOrder={1}
      title={title}
      message={message ?? t('page.notFound')}
      action={
        <Button component={Link} to={listHref} variant="light">
          {toList ?? t('page.toList')}
        </Button>
      }
    />
  );
}
