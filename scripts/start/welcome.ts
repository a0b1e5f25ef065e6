import { styleText } from 'node:util';

export type ListedAccount = {
  readonly email: string;
  readonly establishment: string;
  readonly role: string;
  readonly note?: string;
};

/** The last lines of the start: the address of the app, and the accounts. */
export function welcomeLines(appUrl: string, password: string, accounts: readonly ListedAccount[]): string[] {
  const emailWidth = Math.max(...accounts.map(({ email }) => email.length));
  const establishments = [...new Set(accounts.map(({ establishment }) => establishment))];
  const groups = establishments.flatMap((establishment) => [
    `  ${styleText('bold', establishment)}`,
    ...accounts
      .filter((account) => account.establishment === establishment)
      .map((account) => accountLine(account, emailWidth)),
  ]);
  return [
    '',
    `  ${styleText('bold', 'Enclos')}  ${styleText(['cyan', 'underline'], appUrl)}`,
    '',
    `  Accounts, all with the password ${styleText('bold', password)}`,
    ...groups,
    '',
    `  E-mails it would send are files in ${styleText('bold', process.env['ENCLOS_MAIL_FOLDER'] ?? '.local/mail')}`,
    `  ${styleText('dim', 'For this machine only (127.0.0.1). Ctrl-C stops everything; the data is kept in .local/; npm run reset starts afresh.')}`,
    '',
  ];
}

function accountLine({ email, role, note }: ListedAccount, width: number): string {
  const about = note === undefined ? role : `${role} (${note})`;
  return `    ${email.padEnd(width)}  ${styleText('dim', about)}`;
}
