/** The texts of an organization's domains. */
import { domainGoneDays, maxDomains } from '@atrium/contract/limits'
import type { DomainFinding, OrganizationDomain } from '@atrium/contract/organizations/domains'
import type { Joining } from '@atrium/contract/rules/domain'

export const domainsMessages = {
  lead: 'Prove that a domain is yours, and choose whether people with an email address there may join.',
  add: {
    label: 'Domain',
    hint: 'Such as school.org. Subdomains such as mail.school.org are added on their own.',
    submit: 'Add domain',
    added: (domain: string) => `${domain} was added. Set its record next.`,
    full: `An organization can have ${maxDomains} domains.`,
  },
  empty: 'No domains yet',
  emptyAdvice: 'Add the domain that the email addresses of your people end in.',
  states: { waiting: 'Not proven yet', proven: 'Proven', lost: 'No longer proven' } satisfies Record<
    OrganizationDomain['state'],
    string
  >,
  record: {
    title: 'Record to set',
    lead: 'Create this TXT record where the domain’s DNS is managed. It can take a while until everybody sees it; we keep looking.',
    name: 'Name',
    value: 'Value',
    show: 'Show the record',
    keep: 'Keep this record: we look for it every day.',
    copy: 'Copy',
    copyNamed: (what: string) => `Copy the ${what.toLowerCase()}`,
    copied: 'Copied.',
    copyFailed: 'Your browser does not allow copying. Select the text and copy it yourself.',
  },
  check: 'Check now',
  /** What several domains have, heard alone. */
  named: (what: string, domain: string) => `${what}: ${domain}`,
  checkNamed: (domain: string) => `Check now: ${domain}`,
  proven: (domain: string) => `${domain} is proven.`,
  findings: {
    absent: 'We have not found a TXT record at this name yet.',
    different: 'We found TXT records at this name, but not this value. Compare every character.',
    too_many: 'There are too many TXT records at this name. Remove those that you do not need.',
    alias: 'There is an alias (CNAME) at this name. Remove it: only a TXT record counts.',
    taken:
      'We found your record, but another organization has proven this domain. It becomes yours once their record is removed.',
    unreachable: 'The domain’s name servers did not answer. We will try again.',
  } satisfies Record<DomainFinding, string>,
  lastLook: (when: string) => `Last checked ${when}.`,
  gaveUp: 'We have stopped looking. Press “Check now” once the record is set.',
  provenUntil: (day: string) =>
    `The record is missing. If it does not come back, the domain counts until ${day}, and nobody can join by it after that.`,
  lost: (days = domainGoneDays) =>
    `The record was missing for ${days} days or more, or another organization has proven the domain. Nobody can join by it until it is proven again.`,
  joining: {
    title: (domain: string) => `People with an address at ${domain}`,
    choices: {
      off: 'Cannot join by themselves',
      ask: 'May ask to join',
      join: 'May join by themselves',
    } satisfies Record<Joining, string>,
    about: {
      off: 'They need an invite.',
      ask: 'Owners and staff answer their requests under People.',
      join: 'Everybody with a confirmed address there becomes a member at a press. Whoever you removed has to ask.',
    } satisfies Record<Joining, string>,
    role: 'Role',
    staff: 'Staff see everybody’s name and address, and manage labels and classes.',
    save: 'Save',
    saveNamed: (domain: string) => `Save: ${domain}`,
    conflict: (now: string) =>
      `This has been changed elsewhere meanwhile. Now: ${now}. What you chose is still here; save again to apply it.`,
    saved: 'Saved.',
  },
  remove: {
    open: 'Remove',
    openNamed: (domain: string) => `Remove ${domain}`,
    title: (domain: string) => `Remove ${domain}?`,
    lead: 'Nobody can join by it any more, and requests that came by it end. Whoever is a member stays one. To use it again, you prove it anew.',
    cancel: 'Cancel',
    confirm: 'Remove domain',
    removed: (domain: string) => `${domain} was removed.`,
  },
} as const
