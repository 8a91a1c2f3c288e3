/** How long something is good for: made from the constant that decides it. */
import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from '@atrium/contract/rules/time/lengths'

const units = [
  { name: 'day', seconds: DAY_SECONDS },
  { name: 'hour', seconds: HOUR_SECONDS },
  { name: 'minute', seconds: MINUTE_SECONDS },
] as const

/** In the largest unit of which there is one: never more than it is, but for the seconds of the way there. */
export function spanOf(seconds: number): [count: number, unit: (typeof units)[number]['name']] {
  const whole = Math.max(MINUTE_SECONDS, Math.round(seconds / MINUTE_SECONDS) * MINUTE_SECONDS)
  const unit = units.find((one) => whole >= one.seconds) ?? units[2]
  return [Math.floor(whole / unit.seconds), unit.name]
}
