/** The texts of what stands around the pages of an organization and of a publisher. */
import type { ConsolePage } from '#paths.ts'

export const consoleMessages = {
  /** Of the pages of an organization, in its navigation. */
  pages: {
    overview: 'Overview',
    people: 'People',
    'settings/domains': 'Domains',
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
  loading: 'Loading the organization',
  unknown: 'No Data found',
  unknownAdvice: 'There is no such organization, or you do not belong to it.',
  toOrganizations: 'Go to my organizations',
  switcher: {
    open: 'Switch to another',
    label: 'Switch to',
    search: 'Search by name',
    organizations: 'Organizations',
    none: 'None of yours is called so.',
    all: 'All organizations',
  },
} as const
