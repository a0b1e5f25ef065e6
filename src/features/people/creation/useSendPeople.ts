import { useRef, useState } from 'react';
import { withPeopleCalls } from '#data/people/people.endpoints.ts';
import { appError } from '#domain/errors/app-error.ts';
import type { NewPerson } from '#domain/people/check-people.ts';
import { fail, ok, type Result } from '#domain/shared/result.ts';
import { displayName } from '#domain/users/user.ts';
import { useSending } from '#kit/files/useSending.ts';
import { useDemoRefusal } from '#kit/form/useDemoRefusal.ts';
import { newCallKey } from '#lib/call-key.ts';
import { reportError } from '#lib/log.ts';
import { useReadySession } from '#state/session/use-session.ts';
import { useAppDispatch } from '#state/store.ts';
import { newTemporaryPassword } from '../temporary-password.ts';
import type { Outcome, WayIn } from './creation-draft.ts';
import { sendPeople } from './send-people.ts';

export type ToSend = { readonly key: string; readonly person: NewPerson };
type Attempt = { readonly callKey: string; readonly tempPassword: string };
export type Progress = { readonly done: number; readonly total: number };

/**
 * Returns a function that invites or creates people, its progress, and the temporary passwords of the created ones:
 * these are here and nowhere else, and gone with the page.
 */
export function useSendPeople(zoo: { readonly zooId: string; readonly zooName: string }, wayIn: WayIn) {
  const { user } = useReadySession();
  const dispatch = useAppDispatch();
  const refusedInDemo = useDemoRefusal('user.manage');
  const [progress, setProgress] = useState<Progress | null>(null);
  const [passwords, setPasswords] = useState<Readonly<Record<string, string>>>({});
  const attempts = useRef(new Map<string, Attempt>());
  const failed = wayIn === 'invite' ? 'user/invitation-failed' : 'user/create-failed';
  // Nobody would see the answers of the rest, or the passwords, once the page is left.
  const sending = useSending({ where: 'people/send', failed });

  /** Returns what a person is sent with, the same until there is an answer: a repetition creates nobody twice. */
  const attemptOf = (key: string): Attempt => {
    const attempt = attempts.current.get(key) ?? { callKey: newCallKey(), tempPassword: newTemporaryPassword() };
    attempts.current.set(key, attempt);
    return attempt;
  };
  const sendOne = async ({ key, person }: ToSend): Promise<Result<Outcome>> => {
    try {
      const { callKey, tempPassword } = attemptOf(key);
      if (wayIn === 'invite') {
        const names = { zooNameInviteFrom: zoo.zooName, peopleNameInviteFrom: displayName(user) };
        const request = { userData: { ...person, sectors: [...person.sectors] }, zooId: zoo.zooId, ...names, callKey };
        const sent = await dispatch(withPeopleCalls((calls) => calls.invite(request)));
        return sent.ok ? ok({ kind: 'invited' }) : sent;
      }
      const request = { ...person, sectors: [...person.sectors], zooId: zoo.zooId, tempPassword, callKey };
      const created = await dispatch(withPeopleCalls((calls) => calls.create(request)));
      if (!created.ok) return created;
      setPasswords((now) => ({ ...now, [key]: tempPassword }));
      return ok({ kind: 'created' });
    } catch (error) {
      reportError(error, { where: 'people/send' });
      return fail(appError(failed));
    }
  };

  /** Resolves to whether everybody has an answer. */
  const run = async (people: readonly ToSend[], onOutcome: (key: string, outcome: Outcome) => void) => {
    if (refusedInDemo()) return false;
    setProgress({ done: 0, total: people.length });
    const isDone = await sending.run((isCancelled) =>
      sendPeople({
        ...{ people, send: sendOne, isCancelled },
        onAnswer({ key }, answer) {
          setProgress((now) => now && { ...now, done: now.done + 1 });
          if (answer.ok) attempts.current.delete(key);
          onOutcome(key, answer.ok ? answer.value : { kind: 'refused', error: { params: {}, ...answer.error } });
        },
      }),
    );
    setProgress(null);
    return isDone;
  };
  return { run, cancel: sending.stop, progress, stoppedBy: sending.stoppedBy, passwords };
}
