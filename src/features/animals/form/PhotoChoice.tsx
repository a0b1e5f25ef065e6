import { Button, FileButton, Group, Image, Input, Text } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useEffect, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** The first photo of a new animal, chosen on this device; it is sent once the animal is stored. */
export function PhotoChoice({
  photo,
  onChange,
}: {
  readonly photo: File | null;
  readonly onChange: (photo: File | null) => void;
}) {
  const { t } = useTranslation(['animals', 'words']);
  const id = useId();
  const address = useMemo(() => (photo === null ? null : URL.createObjectURL(photo)), [photo]);
  useEffect(() => () => (address === null ? undefined : URL.revokeObjectURL(address)), [address]);
  return (
    <Input.Wrapper
      size="md"
      label={t('values.missing.photo')}
      labelElement="div"
      description={t('form.photoHint')}
      descriptionProps={{ id }}
    >
      <Group gap="sm" mt={4}>
        {address !== null && <Image src={address} alt="" w={88} h={88} radius="md" fit="cover" />}
        <FileButton accept="image/jpeg,image/png" onChange={onChange}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              mih={44}
              leftSection={<IconPhoto size={18} aria-hidden />}
              aria-describedby={id}
            >
              {t('words:chooseFile')}
            </Button>
          )}
        </FileButton>
        {photo !== null && (
          <>
            <Text fz="sm">{photo.name}</Text>
            <Button variant="subtle" color="gray" mih={44} onClick={() => onChange(null)}>
              {t('form.removePhoto')}
            </Button>
          </>
        )}
      </Group>
    </Input.Wrapper>
  );
}
