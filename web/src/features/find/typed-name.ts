/** The organization's name in what was typed or pasted: the name itself, its host, or its whole address. */
export function typedName(text: string, hostDomain: string): string {
  const host = text
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/\/.*$/, '')
  const suffix = `.${hostDomain}`
  return host.endsWith(suffix) ? host.slice(0, -suffix.length) : host
}
