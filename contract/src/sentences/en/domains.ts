/** The sentences beside the fields of an organization's domains: apart from all others, since few pages have them. */
export const domainMessages = {
  domainRequired: 'Please enter a domain.',
  domainInvalid: 'Enter a domain such as school.org: without https://, a path, a port or an @.',
  domainShared: 'Nobody can own this domain: other people have domains of their own below it.',
  domainOfMailProvider: 'This domain belongs to a mail provider: everybody can have an address there.',
  joiningRoleInvalid: 'The role must be staff or User.',
} as const
