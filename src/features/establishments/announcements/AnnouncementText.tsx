import { Text } from '@mantine/core';

/** The message as it was typed: plain text with its line breaks, never markup. */
export function AnnouncementText({ message }: { readonly message: string }) {
  return (
    <Text fz="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {message}
    </Text>
  );
}
