import { Text } from '@mantine/core';

/** A species in a list to choose from: its common and its Latin name. */
export function SpeciesOption({
  label,
  latinName,
}: {
  readonly label: string;
  readonly latinName: string | undefined;
}) {
  return (
    <span>
      {label}
      {latinName !== label && (
        <Text component="span" fz="xs" c="dimmed" fs="italic" lang="la" ms={8}>
          {latinName}
        </Text>
      )}
    </span>
  );
}
