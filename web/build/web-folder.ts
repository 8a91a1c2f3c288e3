/** Where the browser's half is, as the bundler begins the names of its modules. */
export function webFolder(): string {
  return import.meta.dirname.replace(/\/build$/, '')
}
