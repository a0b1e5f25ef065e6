import { Tooltip } from '../tooltip/Tooltip.tsx';

/**
 * An instant as people say it ("tomorrow"), with the exact one under the pointer and on focus. Takes its texts:
 * `<RelativeTime {...useMoment(task.dueAtUnix)} />` with `useMoment` of #i18n.
 */
export function RelativeTime({
  relative,
  exact,
  iso,
}: {
  readonly relative: string;
  readonly exact: string;
  readonly iso: string;
}) {
  return (
    <Tooltip label={exact}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the exact time must be reachable by keyboard */}
      <time dateTime={iso} tabIndex={0} aria-label={`${relative}, ${exact}`}>
        {relative}
      </time>
    </Tooltip>
  );
}
