/** Which entries of an organization's timeline are asked for. */
import { actionsOf, type TimelineFilter } from '@atrium/contract/people/timeline'
import { nextDay, startOfDay } from '@atrium/contract/rules/time/day'
import { withPlannerHints } from '#db/planner-hints.ts'
import { given } from '#db/prepared.ts'

export interface Selection {
  organizationId: string
  /** Of these kinds alone. */
  actions?: string[] | undefined
  /** By this person alone. */
  actor?: string | undefined
  from?: Date | undefined
  /** No longer within. */
  until?: Date | undefined
  /** Older than the entry with this id. */
  before?: number | undefined
}

/** What a filter means where days begin as they do in `timeZone`. */
export function selectionOf(
  organizationId: string,
  timeZone: string,
  { kind, by, from, to }: TimelineFilter,
): Selection {
  return {
    organizationId,
    actor: by,
    // What one person did stands in their index by action: asked for whatever they did, it is asked for each.
    actions: kind === undefined && by === undefined ? undefined : actionsOf(kind),
    from: from === undefined ? undefined : startOfDay(from, timeZone),
    until: to === undefined ? undefined : startOfDay(nextDay(to), timeZone),
  }
}

/** What a statement is built of: which filters it has. */
export function shapeOf({ actions, actor, from, until, before }: Selection) {
  return {
    organizationId: given('organizationId'),
    ...(actions && { actions: given('actions') }),
    ...(actor !== undefined && { actor: given('actor') }),
    ...(from && { from: given('from') }),
    ...(until && { until: given('until') }),
    ...(before !== undefined && { before: given('before') }),
  }
}
export type Shape = ReturnType<typeof shapeOf>

/** All that the statements of two shapes differ in. */
export function shapeName(selection: Selection): string {
  return Object.keys(shapeOf(selection)).slice(1).join('_').toLowerCase() || 'all'
}

/** What a statement of the selection's shape is given. */
export function valuesOf({ from, until, ...others }: Selection) {
  return { ...others, from: from?.toISOString(), until: until?.toISOString() }
}

/** Runs `read` so that it goes along the indexes of the timeline: those of several actions are put in order afterwards. */
export function withTimelineHints<T>({ actions }: Selection, read: () => Promise<T>): Promise<T> {
  return withPlannerHints({ bitmaps: false, sorts: actions !== undefined }, read)
}
