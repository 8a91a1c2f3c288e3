/** Settings with which no limit is met, for tests of something else. */
import { limitSettings } from '#limits/rates.ts'

export function plentyOfAll(): Record<string, string> {
  const names = [...Object.values(limitSettings), 'LIMIT_ORGANIZATIONS']
  return Object.fromEntries(names.map((name) => [name, '1000000']))
}
