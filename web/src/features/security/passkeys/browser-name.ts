/** What a new passkey is called where its maker is not known: the browser and the system, as people know them. */

/** The first that matches: others name themselves after it. */
const browsers: [pattern: RegExp, name: string][] = [
  [/\bEdgA?(?:iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: [pattern: RegExp, name: string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

/** In: `navigator.userAgent`. */
export function browserName(agent: string): string {
  const named = (all: typeof browsers) => all.find(([pattern]) => pattern.test(agent))?.[1]
  const [browser, system] = [named(browsers) ?? 'Browser', named(systems)]
  return system === undefined ? browser : `${browser} on ${system}`
}
