import type { Invitation } from '../../../src/domain/invitations/invitation.ts';
import { ZONE } from '../../../src/domain/time/epoch.ts';
import { oneLine } from '../../../src/domain/text/fill.ts';
import { appUrl } from './mail-settings.ts';
import { MAIL_TEXTS } from './mail-texts.ts';
import { composeMessage, type Message } from './message.ts';

/**
 * Returns the message that invites a person, in their language. Its link carries the secret behind `#`: browsers do not
 * send that part, so that no server's log holds it.
 */
export function invitationMessage(invitation: Invitation, zooName: string, secret: string): Message {
  const { language, invitationId } = invitation;
  const name = oneLine(`${invitation.userFirstname} ${invitation.userLastname}`);
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: ZONE });
  return composeMessage({
    language,
    to: { name, address: invitation.userMail },
    texts: MAIL_TEXTS[language].invitation,
    values: { name, zooName, inviter: invitation.invitedByName, date: date.format(invitation.expiresAtUnix) },
    link: `${appUrl()}/Register?invitation=${encodeURIComponent(invitationId)}#${secret}`,
  });
}
