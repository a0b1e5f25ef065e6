import { Button, FileButton, Group, Input, Progress, Text } from '@mantine/core';
import { IconPhoto, IconUpload } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DropTarget } from '#kit/media/DropTarget.tsx';
import classes from './PlanImageField.module.css';
import type { ChosenImage } from './plan-form-schema.ts';
import { useChosenImage } from './useChosenImage.ts';

/** The image of a plan, chosen or dropped, shrunk on the device; it is sent with the rest of the form. */
export function PlanImageField({
  image,
  error: fault,
  onChoose,
}: {
  readonly image: ChosenImage | null;
  /** the fault of the form's image */
  readonly error: string | null;
  readonly onChoose: (image: ChosenImage) => void;
}) {
  const { t } = useTranslation(['zones', 'words']);
  const id = useId();
  const clearFile = useRef<() => void>(null);
  const { isPreparing, done, error: refusal, take } = useChosenImage(onChoose);
  const error = refusal ?? fault;
  return (
    <Input.Wrapper
      labelElement="div"
      label={t('plans.image')}
      required
      role="group"
      aria-labelledby={`${id}-label`}
      labelProps={{ id: `${id}-label` }}
    >
      <DropTarget
        isDisabled={isPreparing}
        onFiles={([file]) => {
          if (file !== undefined) void take(file);
        }}
      >
        <div className={classes['field']}>
          <Group>
            <FileButton
              accept="image/jpeg,image/png"
              resetRef={clearFile}
              onChange={(file) => {
                // the same file may be chosen again after a failure
                clearFile.current?.();
                if (file !== null) void take(file);
              }}
            >
              {(props) => (
                <Button
                  {...props}
                  variant="default"
                  mih={44}
                  aria-describedby={`${id}-hint`}
                  leftSection={
                    image === null ? <IconPhoto size={18} aria-hidden /> : <IconUpload size={18} aria-hidden />
                  }
                >
                  {t(image === null ? 'plans.choose' : 'plans.replace')}
                </Button>
              )}
            </FileButton>
            <Text id={`${id}-hint`} fz="sm" c="dimmed">
              {t('plans.imageHint')}
            </Text>
          </Group>
          {isPreparing && <Progress mt="xs" value={done * 100} aria-label={t('words:preparingPicture')} />}
          {error !== null && (
            <Input.Error size="sm" role="alert" mt="xs">
              {error}
            </Input.Error>
          )}
        </div>
      </DropTarget>
    </Input.Wrapper>
  );
}
