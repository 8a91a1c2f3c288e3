/** Tells a person's own photo from the pictures that avatar generators draw of a name. */

const generators = ['ui-avatars.com', 'dicebear.com', 'avataaars.io', 'boringavatars.com']

/** The photo's address; null where there is none, or a generator's: initials stand in for both. */
export function ownPhoto(photoURL: string | null): string | null {
  if (photoURL === null || photoURL.trim() === '') return null
  const host = URL.parse(photoURL)?.hostname.toLowerCase() ?? ''
  return generators.some((generator) => host === generator || host.endsWith(`.${generator}`)) ? null : photoURL
}
