/** The texts of docs/requirements.md#pages-without-content: the titles word for word. */
import { shellMessages } from './shell.ts'

const { home } = shellMessages

export const errorPageMessages = {
  access: {
    title: 'Access Denied',
    text: 'Your account cannot open this page. Ask whoever manages it for access.',
    back: 'Go Back',
  },
  noData: {
    title: 'No Data found',
    text: 'There is nothing to show here yet.',
    home,
  },
  noStudents: {
    title: 'No Students Found',
    text: 'Nobody is learning here yet. You can add people on the people page of your organization.',
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
    text: 'The link may be out of date, or the address may be mistyped.',
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
