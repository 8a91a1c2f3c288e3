/** How long something is good for: made from the constant that decides it. */

const units = [
  { name: 'day', seconds: 86_400 },
  { name: 'hour', seconds: 3_600 },
  { name: 'minute', seconds: 60 },
] as const

/** In the largest unit of which there is one: never more than it is, but for the seconds of the way there. */
export function spanOf(seconds: number): [count: number, unit: (typeof units)[number]['name']] {
  const whole = Math.max(60, Math.round(seconds / 60) * 60)
  const unit = units.find((one) => whole >= one.seconds) ?? units[2]
  return [Math.floor(whole / unit.seconds), unit.name]
}
