/**
 * Whether passkeys can be used on this page: the server writes on the document's root whether they are offered at
 * this host, and a script in the document takes that back, before the first paint, where the browser has none.
 */
export function offersPasskeys(): boolean {
  return document.documentElement.dataset['passkeys'] === 'true'
}
