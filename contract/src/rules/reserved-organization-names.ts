/**
 * Names that would be mistaken for a part of the product or of the mail and web furniture: nobody's as a sub-domain,
 * and no publisher's id as they are.
 */
import { nonSpaceLabels } from '../limits.ts'

const reservedNames = new Set<string>([
  ...nonSpaceLabels,
  ...['account', 'admin', 'analytics', 'app', 'apps', 'assets', 'auth', 'authoring', 'autoconfig', 'autodiscover'],
  ...['blog', 'cdn', 'console', 'content', 'dev', 'docs', 'engage', 'ftp', 'help', 'identity', 'imap', 'learn'],
  ...[
    'learner',
    'localhost',
    'login',
    'mail',
    'membership',
    'messaging',
    'metrics',
    'mx',
    'ns1',
    'ns2',
    'people',
    'pop',
    'root',
  ],
  ...['security', 'signin', 'signup', 'smtp', 'staging', 'static', 'status', 'support', 'system', 'teacher'],
  ...['webmail', 'wpad'],
])

export function isReservedOrganizationName(name: string): boolean {
  return reservedNames.has(name)
}
