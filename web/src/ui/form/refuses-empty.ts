/** Which fields a form does not do without: told to whoever does not see it, by the rules that check it. */
import type * as z from 'zod/mini'

/** Whether `rules` refuse the field `name` where it is left empty, and the rest of the form stands as in `values`. */
export function refusesEmpty(rules: Pick<z.ZodMiniType, 'safeParse'>, values: object, name: string): boolean {
  const { error } = rules.safeParse({ ...values, [name]: '' })
  return error?.issues.some(({ path }) => path[0] === name) ?? false
}
