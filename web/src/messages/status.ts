/** The texts of pages that say that there is nothing here (specification, section 8): the titles word for word. */
import { shellMessages } from './shell.ts'

const { home } = shellMessages

export const statusMessages = {
  access: {
    title: 'Access Denied',
    text: 'This page is closed to your account. Ask whoever looks after it to let you in.',
    back: 'Go Back',
  },
  siteMissing: {
    title: "Site Doesn't Exists",
    text: 'There is no organization at this address. Please check it, or look for the organization by its name.',
    textAt: (address: string) => `There is nobody at ${address}. Please check the address.`,
    find: 'Find your organization',
    home,
  },
  noData: {
    title: 'No Data found',
    text: 'There is nothing to show here yet.',
    home,
  },
  noStudents: {
    title: 'No Students Found',
    text: 'Nobody is learning here yet. People are added on the people page of your organization.',
    create: 'Create Student',
  },
  comingSoon: {
    title: 'Coming Soon',
    text: 'Feature coming soon',
    home,
    backTo: (address: string) => `Back to ${address}`,
  },
  missingPage: {
    title: "That page doesn't exist.",
    text: 'The link may be old, or a letter of the address may be missing.',
    home: 'Go Home',
  },
  loader: {
    title: 'Loading',
    home,
  },
  notFound: {
    code: '404',
    title: 'Page not found',
    text: 'Sorry, the page you are looking for cannot be found. Please check the URL or try navigating back to the homepage.',
    home,
  },
} as const
