/** Days, weeks and months that figures are told by: plain dates, whatever the zone they are of. */
import type { OverviewRange, OverviewStep } from '@atrium/contract/organizations/overview'
import { DAY_MS } from '@atrium/contract/rules/time/lengths'

const DAYS_A_WEEK = 7
const DAYS_SHOWN = 30
const WEEKS_SHOWN = 53
/** Of a whole history that is no longer, each day is shown, or each week. */
const daysAtMost = 92
const weeksAtMost = 104

const dateOf = (day: string) => new Date(`${day}T00:00:00Z`)
const dayOf = (date: Date) => date.toISOString().slice(0, 10)

export function addDays(day: string, days: number): string {
  return dayOf(new Date(dateOf(day).getTime() + days * DAY_MS))
}

/** The day with which the day, week or month begins that a day is in. Weeks begin on Monday. */
export function startOf(step: OverviewStep, day: string): string {
  if (step === 'day') return day
  if (step === 'month') return `${day.slice(0, 7)}-01`
  return addDays(day, -((dateOf(day).getUTCDay() + 6) % DAYS_A_WEEK))
}

function nextOf(step: OverviewStep, start: string): string {
  if (step !== 'month') return addDays(start, step === 'day' ? 1 : DAYS_A_WEEK)
  const date = dateOf(start)
  return dayOf(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1)))
}

export interface Periods {
  step: OverviewStep
  /** The first day of each, the one that `today` is in last. */
  starts: string[]
}

/** In: how far back, the first day of which anything is known, and today. Out: at most 104 days or weeks, or all months. */
export function periodsOf(range: OverviewRange, first: string, today: string): Periods {
  if (range === '30d') return from('day', addDays(today, 1 - DAYS_SHOWN), today)
  if (range === '12m') return from('week', addDays(startOf('week', today), (1 - WEEKS_SHOWN) * DAYS_A_WEEK), today)
  const days = (dateOf(today).getTime() - dateOf(first).getTime()) / DAY_MS + 1
  const step = days <= daysAtMost ? 'day' : days <= weeksAtMost * DAYS_A_WEEK ? 'week' : 'month'
  return from(step, startOf(step, first), today)
}

function from(step: OverviewStep, start: string, today: string): Periods {
  const starts = []
  for (let day = start; day <= today; day = nextOf(step, day)) starts.push(day)
  return { step, starts }
}
