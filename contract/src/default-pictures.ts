/** Pictures of what has none of its own, as addresses: files of `web/public`, whose names are kept with what was made. */

/** Of an organization. */
export const defaultLogo = '/default-logo.svg'

/** Of a publisher: its banner and its picture. */
export const defaultPublisherPicture = '/default-publisher.svg'
