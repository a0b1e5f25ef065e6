import { UnstyledButton } from '@mantine/core';
import { memo, type ReactNode } from 'react';
import classes from './recorder.module.css';

/** The big button of a behaviour in its colour; its properties are plain values, so that a tap draws only what it changes. */
export const BehaviourButton = memo(function BehaviourButton({
  code,
  name,
  colour,
  keyName,
  note,
  isOn,
  onPress,
}: {
  readonly code: string;
  readonly name: string;
  readonly colour: string;
  /** the key of the keyboard; '' where keys are not shown */
  readonly keyName: string;
  /** below the name, such as how long it lasts */
  readonly note?: ReactNode;
  /** undefined for a behaviour that is an instant */
  readonly isOn: boolean | undefined;
  readonly onPress: (code: string) => void;
}) {
  return (
    <UnstyledButton
      className={classes['key']}
      style={{ backgroundColor: colour }}
      aria-pressed={isOn}
      aria-keyshortcuts={keyName === '' ? undefined : keyName}
      onClick={() => onPress(code)}
    >
      <span>{name}</span>
      {(keyName !== '' || note !== undefined) && (
        <span className={classes['facts']}>
          {keyName !== '' && (
            <>
              <kbd className={classes['cap']} aria-hidden>
                {keyName.toUpperCase()}
              </kbd>
              <span aria-hidden>{code}</span>
            </>
          )}
          {note}
        </span>
      )}
    </UnstyledButton>
  );
});
