/**
 * What a `User-Agent` says in plain words: the family of a browser and its operating system, and no more, for that is
 * what somebody recognises. Browsers have frozen the rest (https://www.chromium.org/updates/ua-reduction/).
 */

export interface AgentNames {
  browser: string | null
  system: string | null
}

/** Longer than any browser's; what is longer is not looked at to its end. */
const MAX_LENGTH = 512

// In this order: each of the earlier ones also names those that come after it.
const browsers: readonly [pattern: RegExp, name: string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOPT\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bDuckDuckGo\/|\bDdg\//, 'DuckDuckGo'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ (?:Mobile\/\w+ )?Safari\//, 'Safari'],
]

const systems: readonly [pattern: RegExp, name: string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPad\b/, 'iPadOS'],
  [/\biPhone\b|\biPod\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b|\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
]

/** Null for what is none of those that it knows. Never any text of the request itself. */
export function readUserAgent(agent: string | null): AgentNames {
  const text = (agent ?? '').slice(0, MAX_LENGTH)
  return { browser: nameIn(browsers, text), system: nameIn(systems, text) }
}

function nameIn(known: readonly [RegExp, string][], text: string): string | null {
  return known.find(([pattern]) => pattern.test(text))?.[1] ?? null
}
