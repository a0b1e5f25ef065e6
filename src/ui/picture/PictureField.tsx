import { Button, FileButton, Group, Input, Progress, Text } from '@mantine/core';
import { IconPhoto, IconTrash, IconUpload, IconX } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import type { PictureProblem } from '#lib/pictures/open-picture.ts';
import classes from './PictureField.module.css';
import { PicturePreview } from './PicturePreview.tsx';
import { usePictureField, type SavePicture } from './usePictureField.ts';

export type PictureFieldTexts = {
  readonly choose: string;
  readonly replace: string;
  readonly remove: string;
  readonly cancel: string;
  /** says that a picture may be dropped here, and of which format */
  readonly hint: string;
  readonly preparing: string;
  readonly saving: string;
  readonly removing: string;
  /** announced to screen readers when it is done */
  readonly saved: string;
  readonly removed: string;
  /** shown without a picture */
  readonly none: string;
};

/**
 * A picture that is chosen or dropped, shrunk on the device, shown at once and saved; a failure is shown at the field,
 * and the former picture stays. `onSave` and `onRemove` return the sentence of the failure, or null.
 */
export function PictureField({
  label,
  alt,
  src,
  shape = 'round',
  keepsHoles = false,
  longestSide,
  texts,
  problems,
  disabledReason,
  prepare,
  onSave,
  onRemove,
  askRemoval,
}: {
  readonly label: string;
  /** the subject of the picture, for people who do not see it */
  readonly alt: string;
  /** address of the stored picture */
  readonly src: string | null;
  readonly shape?: 'round' | 'wide';
  /** for logos: a PNG stays one, with its transparency */
  readonly keepsHoles?: boolean;
  readonly longestSide?: number;
  readonly texts: PictureFieldTexts;
  readonly problems: Readonly<Record<PictureProblem, string>>;
  /** why the picture cannot be changed here; its buttons are then hidden */
  readonly disabledReason?: string;
  /** lets the person change a chosen file first, such as crop it; resolves to null when they gave up */
  readonly prepare?: (file: File) => Promise<File | null>;
  readonly onSave: SavePicture;
  readonly onRemove?: () => Promise<string | null>;
  /** asks for confirmation before the picture is removed for good; resolves to whether the person agreed */
  readonly askRemoval?: () => Promise<boolean>;
}) {
  const id = useId();
  const choose = useRef<HTMLButtonElement>(null);
  const clearFile = useRef<() => void>(null);
  const [isOver, setIsOver] = useState(false);
  const options = { keepsHoles, ...(longestSide === undefined ? {} : { longestSide }) };
  const field = usePictureField({ src, options, problems, onSave, onProblem: () => choose.current?.focus() });
  const { state } = field;
  const choosePicture = async (file: File) => {
    const wanted = prepare === undefined ? file : await prepare(file);
    if (wanted !== null) await field.take(wanted);
  };
  const removeIfAgreed = async (removing: () => Promise<string | null>) => {
    if (askRemoval === undefined || (await askRemoval())) await field.remove(removing);
  };
  const isBusy = state.step !== 'idle';
  const isOpen = disabledReason === undefined;
  const described = [`${id}-hint`, ...(field.error === null ? [] : [`${id}-error`])].join(' ');
  return (
    <Input.Wrapper
      labelElement="div"
      label={label}
      role="group"
      aria-labelledby={`${id}-label`}
      labelProps={{ id: `${id}-label` }}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a place to drop on; the button does the same */}
      <div
        className={classes['field']}
        data-open={isOpen || undefined}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(isOpen && !isBusy);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsOver(false);
          const file = event.dataTransfer.files[0];
          if (isOpen && !isBusy && file !== undefined) void choosePicture(file);
        }}
      >
        <PicturePreview src={field.shown} alt={alt} none={texts.none} shape={shape} />
        <div className={classes['side']}>
          {isOpen && (
            <Group gap="xs">
              <FileButton
                accept="image/jpeg,image/png"
                resetRef={clearFile}
                onChange={(file) => {
                  // the same file may be chosen again after a failure
                  clearFile.current?.();
                  if (file !== null) void choosePicture(file);
                }}
              >
                {(props) => (
                  <Button
                    {...props}
                    ref={choose}
                    variant="default"
                    mih={44}
                    leftSection={
                      src === null ? <IconPhoto size={18} aria-hidden /> : <IconUpload size={18} aria-hidden />
                    }
                    aria-describedby={described}
                    {...(isBusy ? { 'data-disabled': true, 'aria-disabled': true, onClick: undefined } : {})}
                  >
                    {src === null ? texts.choose : texts.replace}
                  </Button>
                )}
              </FileButton>
              {state.step === 'preparing' && (
                <Button
                  variant="subtle"
                  color="gray"
                  mih={44}
                  leftSection={<IconX size={18} aria-hidden />}
                  onClick={field.giveUp}
                >
                  {texts.cancel}
                </Button>
              )}
              {onRemove !== undefined && src !== null && !isBusy && (
                <Button
                  variant="subtle"
                  color="red"
                  mih={44}
                  leftSection={<IconTrash size={18} aria-hidden />}
                  onClick={() => void removeIfAgreed(onRemove)}
                >
                  {texts.remove}
                </Button>
              )}
            </Group>
          )}
          {isBusy ? (
            <div>
              <Text size="sm">{texts[state.step]}</Text>
              <Progress
                mt={6}
                value={state.step === 'preparing' ? state.done * 100 : 100}
                animated={state.step !== 'preparing'}
                aria-label={texts[state.step]}
              />
            </div>
          ) : (
            <Text id={`${id}-hint`} size="sm" c="dimmed">
              {disabledReason ?? texts.hint}
            </Text>
          )}
          {field.error !== null && (
            <Input.Error id={`${id}-error`} size="sm" role="alert">
              {field.error}
            </Input.Error>
          )}
        </div>
      </div>
      <div role="status" className={classes['outcome']}>
        {field.outcome === null ? '' : texts[field.outcome]}
      </div>
    </Input.Wrapper>
  );
}
