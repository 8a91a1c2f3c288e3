/** One way to fold a name into the key that decides whether two names are the same. */

/** NFKC, lower case, trimmed: `ＡＤＡ` and `ada` give one key. The original is kept for display. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase().normalize('NFKC')
}
