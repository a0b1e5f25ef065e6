import { useEffect } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router-dom';
import { confirm } from './confirm.ts';
import { questionBeforeLeaving } from './held-screens.ts';

const isHeld: BlockerFunction = ({ currentLocation: now, nextLocation: next }) =>
  questionBeforeLeaving() !== null && (now.pathname !== next.pathname || now.search !== next.search);

/**
 * Asks for confirmation before a link or the browser's buttons leave a screen with unsaved content. It exists once in
 * the application: a router has one blocker only, and a screen may hold both a form and photos on their way.
 */
export function LeaveQuestion() {
  const blocker = useBlocker(isHeld);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const question = questionBeforeLeaving();
    if (question === null) return blocker.proceed();
    void confirm(question).then((leaves) => (leaves ? blocker.proceed() : blocker.reset()));
    // The question is asked once per attempt to leave, however often the page is drawn meanwhile.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [blocker.state]);
  return null;
}
