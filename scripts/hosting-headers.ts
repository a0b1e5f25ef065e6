/** Writes the security headers into firebase.json, after a change of the policy or of the projects in .firebaserc. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { securityHeaders } from './security-headers.ts';

type Header = { key: string; value: string };
type Settings = { hosting: { headers: { source: string; headers: Header[] }[] } };

const path = join(import.meta.dirname, '..', 'firebase.json');
const settings = JSON.parse(readFileSync(path, 'utf8')) as Settings;
const everywhere = settings.hosting.headers.find(({ source }) => source === '**');
if (everywhere === undefined) throw new Error('firebase.json has no headers for "**".');
const written = securityHeaders('hosted');
const others = everywhere.headers.filter(({ key }) => !(key in written));
everywhere.headers = [...Object.entries(written).map(([key, value]) => ({ key, value })), ...others];
writeFileSync(path, `${JSON.stringify(settings, null, 2)}\n`);
