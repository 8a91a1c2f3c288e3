/** How long something is good for, in a sentence: made from the constant that decides it. */

const units = [
  { name: 'day', seconds: 86_400 },
  { name: 'hour', seconds: 3_600 },
  { name: 'minute', seconds: 60 },
] as const

const words = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** `one hour`, `three days`, `14 days`: never more than it is, but for the seconds of the way there. */
export function duration(seconds: number): string {
  const whole = Math.max(60, Math.round(seconds / 60) * 60)
  const unit = units.find((one) => whole >= one.seconds) ?? units[2]
  const count = Math.floor(whole / unit.seconds)
  return `${words[count - 1] ?? String(count)} ${unit.name}${count === 1 ? '' : 's'}`
}
