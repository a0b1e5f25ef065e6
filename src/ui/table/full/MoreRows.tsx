import { Button, Center, Group, Text } from '@mantine/core';
import type { MoreTexts } from './table-texts.ts';

/** A list read page by page. */
export type More = {
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  /** the last page did not come */
  readonly hasFailed?: boolean | undefined;
  readonly onMore: () => void;
};

/** Under a list read page by page: the next one comes by itself near the end; the button is for who asks for it. */
export function MoreRows({ more, texts }: { readonly more: More; readonly texts: MoreTexts }) {
  if (!more.hasMore) return null;
  return (
    <Center mt="md" aria-busy={more.isLoading}>
      <Group gap="sm" justify="center">
        {more.hasFailed === true && !more.isLoading && <Text role="alert">{texts.failed}</Text>}
        <Button variant="default" loading={more.isLoading} onClick={more.onMore}>
          {more.hasFailed === true ? texts.retry : texts.load}
        </Button>
      </Group>
      <div role="status" className="mantine-visually-hidden">
        {more.isLoading && texts.loading}
      </div>
    </Center>
  );
}
