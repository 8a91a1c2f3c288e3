/** Names of classes from one year to the next. */

/** `2026/27`, `2026-2027`, `26/27`, or a year alone; not a part of a longer number. */
const years = /(?<!\d)(?:(20\d{2})(\s?[/–-]\s?)(20\d{2}|\d{2})|(\d{2})(\s?[/–-]\s?)(\d{2})|(20\d{2}))(?!\d)/

/**
 * The name with the year in it counted up: `7a 2026/27` becomes `7a 2027/28`, `Summer 2026` becomes `Summer 2027`.
 * Undefined where it holds none: two numbers beside each other are a school year only where one follows the other.
 */
export function nextYearsName(name: string): string | undefined {
  const found = years.exec(name)
  if (!found) return undefined
  const [whole, from, between = '', to, shortFrom, shortBetween = '', shortTo, alone] = found
  const counted = alone
    ? String(Number(alone) + 1)
    : from !== undefined && to !== undefined
      ? following(from, between, to)
      : following(shortFrom ?? '', shortBetween, shortTo ?? '')
  return counted && name.slice(0, found.index) + counted + name.slice(found.index + whole.length)
}

function following(from: string, between: string, to: string): string | undefined {
  const next = (year: string) =>
    String(Number(year) + 1)
      .padStart(year.length, '0')
      .slice(-year.length)
  return next(from).endsWith(to.slice(-2)) ? `${next(from)}${between}${next(to)}` : undefined
}
