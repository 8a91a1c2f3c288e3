/** What is said in the place of a part of a page that did not load. */
export const partMessages = {
  notLoaded: 'This part of the page could not be loaded. It will load by itself once you are online.',
  newVersion: 'There is a new version of this page. Please save what you have typed, then reload the page.',
} as const
