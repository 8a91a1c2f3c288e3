/** A rule for one field that holds in some states of its form only. */
import * as z from 'zod/mini'

/** For the `check` of a form's schema: checks `field` by `rule` where `applies` says so. */
export function ruleWhere<Values extends object>(
  field: keyof Values & string,
  rule: z.ZodMiniType,
  applies: (values: Values) => boolean,
) {
  return z.superRefine<Values>((values, context) => {
    if (!applies(values)) return
    const [issue] = rule.safeParse(values[field]).error?.issues ?? []
    if (issue !== undefined) context.addIssue({ code: 'custom', message: issue.message, path: [field] })
  })
}
