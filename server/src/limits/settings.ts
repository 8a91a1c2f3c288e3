/** The limits, as the environment sets them. */
import { SettingsError } from '#settings-error.ts'
import { limitDefaults, limitFollows, type LimitName, limitSettings, type LimitRates } from './rates.ts'

const LARGEST_LIMIT = 999_999_999

/** What is not set is its default, or as much more or less of it as that of the limit that it follows. Throws `SettingsError`. */
export function readLimits(env: Record<string, string | undefined>): LimitRates {
  const rates = { ...limitDefaults }
  const set = new Set<LimitName>()
  for (const [limit, name] of Object.entries(limitSettings) as [LimitName, string][]) {
    const value = env[name]
    if (value === undefined || value === '') continue
    if (!/^[1-9]\d{0,8}$/.test(value)) {
      throw new SettingsError(`The setting ${name} is not valid: it expects a whole number of at least 1.`)
    }
    rates[limit] = { ...rates[limit], max: Number(value) }
    set.add(limit)
  }
  for (const [limit, leader] of Object.entries(limitFollows) as [LimitName, LimitName][]) {
    if (set.has(limit)) continue
    const factor = rates[leader].max / limitDefaults[leader].max
    const max = Math.max(1, Math.min(LARGEST_LIMIT, Math.round(rates[limit].max * factor)))
    rates[limit] = { ...rates[limit], max }
  }
  return rates
}
