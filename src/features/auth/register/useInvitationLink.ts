import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { invitationLink, type LinkFound } from './invitation-link.ts';

/**
 * Returns the invitation of the address, and removes its secret from the address bar and the history at once: only this
 * page's memory keeps it.
 */
export function useInvitationLink(): LinkFound {
  const location = useLocation();
  const navigate = useNavigate();
  const { pathname, search, hash } = location;
  const [found, setFound] = useState<LinkFound>(() => invitationLink(location));
  const [taken, setTaken] = useState(hash);
  // Another link pasted into the open page counts as well.
  if (hash !== '' && hash !== taken) {
    setTaken(hash);
    setFound(invitationLink(location));
  }
  useEffect(() => {
    if (hash !== '') void navigate({ pathname, search }, { replace: true });
  }, [pathname, search, hash, navigate]);
  return found;
}
