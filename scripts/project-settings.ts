/**
 * `npm run project:settings -- --project <id>`: compares the settings of Firebase Authentication and App Check of a real
 * project with those that Enclos needs; `--check` fails at a difference, `--apply` makes the settings so. It needs
 * application default credentials: `gcloud auth application-default login`, or GOOGLE_APPLICATION_CREDENTIALS.
 */
import { applicationDefault } from 'firebase-admin/app';
import { GOOGLE, SettingsProblem } from './project-settings/google-settings.ts';
import { readSettingsOptions, runSettings } from './project-settings/run-settings.ts';

try {
  const options = readSettingsOptions(process.argv.slice(2));
  const accessToken = async () => {
    const token = await applicationDefault()
      .getAccessToken()
      .catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        throw new SettingsProblem(`No credentials of Google: gcloud auth application-default login. (${reason})`);
      });
    return token.access_token;
  };
  const access = { project: options.project, origins: GOOGLE, accessToken };
  process.exitCode = await runSettings(access, options, (line) => console.log(line));
} catch (error) {
  if (!(error instanceof SettingsProblem)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
