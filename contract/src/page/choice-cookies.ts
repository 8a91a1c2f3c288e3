/**
 * What somebody chose for all pages of a host, kept in a cookie so that a document arrives in it (`languageCookie`,
 * `themeCookie`). A site below the same domain can put a cookie of any plain name into the browser, and one that it
 * names first; so with https the name has the prefix that browsers take from this host alone.
 */
const prefix = '__Host-'

/** In: the plain name, and whether the page came by https. */
export function choiceCookieName(name: string, isSecure: boolean): string {
  return isSecure ? prefix + name : name
}

/**
 * In: a `Cookie` header, and what is looked for. The prefixed name goes first; the plain one is of a page without https,
 * or of a choice from before the prefix.
 */
export function choiceIn<Choice extends string>(
  header: string | undefined,
  { name, isOne }: { name: string; isOne: (value: string | undefined) => value is Choice },
): Choice | undefined {
  if (header === undefined || !header.includes(name)) return undefined
  let plain: Choice | undefined
  for (const pair of header.split(';')) {
    const [said, value] = pair.split('=', 2).map((one) => one.trim())
    if (!isOne(value)) continue
    if (said === prefix + name) return value
    if (said === name) plain ??= value
  }
  return plain
}
