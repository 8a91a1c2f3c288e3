/** The texts of pages that say that there is nothing here. */
export const statusMessages = {
  notFound: {
    title: 'Page not found',
    text: 'Sorry, the page you are looking for cannot be found. Please check the URL or try navigating back to the homepage.',
    home: 'Return Home',
  },
  siteMissing: {
    title: "Site Doesn't Exists",
    text: (address: string) => `There is no organization at ${address}. Please check the address.`,
    home: 'Return Home',
  },
} as const
