/** The texts of what stands around the pages of an organization and of a publisher. */
import type { ConsolePage } from '#paths.ts'

export const consoleMessages = {
  /** Of the pages of an organization, in its navigation. */
  pages: {
    overview: 'Overview',
    people: 'People',
    'settings/domains': 'Domains',
    'settings/provisioning': 'Directories',
    'settings/single-sign-on': 'Single sign-on',
    settings: 'Settings',
    security: 'Security',
    timeline: 'Timeline',
  } satisfies Record<ConsolePage, string>,
  /** Of the tab: a page of an organization. */
  pageTitle: (page: string, name: string) => `${page} · ${name}`,
  navigation: 'Console',
  pagesLabel: 'Pages of the console',
  menu: 'Open menu',
  menuOf: (name: string) => `Menu of ${name}`,
  closeMenu: 'Close menu',
  loading: 'Loading the page',
  unknown: 'No Data found',
  unknownAdvice: {
    organization: 'There is no such organization, or you do not belong to it.',
    publisher: 'There is no such publisher, or you do not belong to it.',
  },
  /** Whoever was more there when the page opened. */
  roleNow: (name: string, role: string) => `Your role at ${name} is ${role} now. You can no longer see this page.`,
  /** Whoever asks for a page that is not for their role is shown the first one, and this above it. */
  notForRole: {
    owner: (page: string) => `“${page}” is for owners.`,
    staff: (page: string) => `“${page}” is for owners and staff.`,
    yours: (name: string, role: string) => `Your role at ${name} is ${role}. An owner can change it.`,
  },
  toList: { organization: 'Go to my organizations', publisher: 'Go to my publishers' },
  switcher: {
    open: 'Switch to another',
    label: 'Switch to',
    search: 'Search by name',
    groups: { organization: 'Organizations', publisher: 'Publishers' },
    none: {
      organization: 'None of your organizations has this name.',
      publisher: 'None of your publishers has this name.',
    },
    /** What somebody is there. Which kind it is stands with it. */
    roleIn: {
      organization: (role: string) => role,
      publisher: (role: string) => `Publisher, ${role}`,
    },
    noneYet: { organization: 'You belong to no organization.', publisher: 'You belong to no publisher.' },
    all: { organization: 'All organizations', publisher: 'All publishers' },
  },
} as const
