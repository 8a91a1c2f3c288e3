/** A browser's storages for unit tests, which have none. `vi.unstubAllGlobals()` takes them away again. */
import { vi } from 'vitest'

/** Empty ones; answers what is in them. */
export function stubStorage(): { tab: Map<string, string>; browser: Map<string, string> } {
  const tab = new Map<string, string>()
  const browser = new Map<string, string>()
  vi.stubGlobal('sessionStorage', on(tab))
  vi.stubGlobal('localStorage', on(browser))
  return { tab, browser }
}

/** Ones that refuse everything, as browsers do that keep nothing for a site. */
export function forbidStorage(): void {
  const refused = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  }
  const storage = { getItem: refused, setItem: refused, removeItem: refused }
  vi.stubGlobal('sessionStorage', storage)
  vi.stubGlobal('localStorage', storage)
}

function on(items: Map<string, string>) {
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
}
