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

/**
 * The same, but reserved later: an organization may have one, and keeps it. Nobody gets another: people take them for the
 * product's own sign-in, mail programs and certificate authorities for whoever runs the domain, and computers look for
 * some of them by themselves. Names with a hyphen or an underscore are none of an organization's anyway.
 */
const reservedLater = new Set<string>([
  ...['abuse', 'administrator', 'hostmaster', 'isatap', 'noc', 'oauth', 'oidc', 'openid', 'postmaster', 'saml'],
  ...['scim', 'sso', 'webmaster'],
])

export function isReservedOrganizationName(name: string): boolean {
  return reservedNames.has(name)
}

/** Whether nobody gets it any more. */
export function isReservedForNew(name: string): boolean {
  return isReservedOrganizationName(name) || reservedLater.has(name)
}
