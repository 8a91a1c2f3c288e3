/** Half of a day, or one that no month has: of such a field the browser says that it is empty. */

/** Stands for what is in the field then. No rule takes it for a value, nor for none. */
const halfTyped = '?'

/** The values of a form, with what is only half there told from what is empty. */
export function withHalfTyped<Values extends object>(values: Values, form: HTMLFormElement | null): Values {
  const halves: Record<string, string> = {}
  for (const { name } of [...(form?.elements ?? [])].filter(isHalfTyped)) halves[name] = halfTyped
  return { ...values, ...halves }
}

function isHalfTyped(control: Element): control is HTMLInputElement {
  return control instanceof HTMLInputElement && control.name !== '' && control.validity.badInput
}
