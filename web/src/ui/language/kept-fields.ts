/** What somebody has typed and chosen in the forms of a page, over the change of its language, which loads it anew. */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

interface KeptField {
  /** Its name, and which of that name it is on the page. */
  key: string
  value: string
  /** Of a box that is ticked, and of a choice. */
  checked: boolean
}

/** What comes after a page's own data is waited for so long. */
const withinMs = 10_000

/** Never what is secret: a password stays one while it is shown. */
const secret = /password|secret|one-time-code|^code\d/i

/**
 * Keeps what stands in the page's fields for the same page loaded anew: none of it is secret. It stands in the entry of
 * the history, which a browser that refuses all storage has as well. In: under which key.
 */
export function keepFields(key: string): void {
  const fields: KeptField[] = keyed().map(([name, field]) => ({
    key: name,
    value: field.value,
    checked: isChecked(field),
  }))
  history.replaceState({ ...stateOfEntry(), [key]: fields }, '')
  // A picture that is not sent yet cannot be kept: then the browser asks whether it may go.
  if (!document.querySelector('img[src^="blob:"]')) window.onbeforeunload = null
}

/**
 * Puts it back, once, into the fields of the same page, and into those that come with its data. Nobody is interrupted
 * who begins to type or to press something meanwhile. In: the key of `keepFields`, what it kept, and for which path.
 */
export function restoreFields(key: string, kept: unknown, path: string): void {
  const { [key]: _, ...state } = stateOfEntry()
  history.replaceState(state, '')
  if (!Array.isArray(kept) || path !== location.pathname) return
  const waiting = new Map((kept as KeptField[]).map((field) => [field.key, field]))
  const restore = () => {
    for (const [key, field] of keyed()) {
      const before = waiting.get(key)
      if (before === undefined) continue
      waiting.delete(key)
      put(field, before)
    }
    if (waiting.size === 0) end()
  }
  // Not as a field appears, when whoever put it there does not listen yet.
  const observer = new MutationObserver(() => setTimeout(restore))
  const end = () => {
    observer.disconnect()
    waiting.clear()
    clearTimeout(timer)
    for (const name of ['keydown', 'pointerdown']) document.removeEventListener(name, onOwn, true)
  }
  const onOwn = ({ isTrusted }: Event) => {
    if (isTrusted) end()
  }
  const timer = setTimeout(end, withinMs)
  for (const name of ['keydown', 'pointerdown']) document.addEventListener(name, onOwn, true)
  observer.observe(document.body, { childList: true, subtree: true })
  restore()
}

/** Every field that is kept. Boxes and choices of a form alone: others may do something at once. */
function keyed(): [string, Field][] {
  const seen = new Map<string, number>()
  return [...document.querySelectorAll<Field>('input[name], textarea[name], select[name]')]
    .filter((field) => !isLeftOut(field))
    .map((field) => {
      const name = `${field.name} ${field.type === 'radio' ? field.value : ''}`
      const before = seen.get(name) ?? 0
      seen.set(name, before + 1)
      return [`${name}${String(before)}`, field]
    })
}

function isLeftOut(field: Field): boolean {
  // Shown to be copied, such as a link or a token: it is nobody's typing.
  if ('readOnly' in field && field.readOnly) return true
  if (['file', 'hidden', 'password', 'submit', 'button'].includes(field.type)) return true
  // A filter stands in the address already.
  if (field.type === 'search' || secret.test(field.name) || secret.test(field.autocomplete)) return true
  return field.form === null && !isTyped(field)
}

function isTyped(field: Field): boolean {
  return field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && !isBox(field))
}

function isBox(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio'
}

function isChecked(field: Field): boolean {
  return isBox(field) && field.checked
}

/** As a person would: whoever listens to the field hears of it. */
function put(field: Field, { value, checked }: KeptField): void {
  if (field.disabled) return
  if (isBox(field)) {
    if (field.checked !== checked && (checked || field.type === 'checkbox')) field.click()
  } else if (field.value !== value) {
    // Past React's own, which would take the field for unchanged.
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value') ?? {}
    set?.call(field, value)
    field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
  }
}

/** Whatever else keeps something there, such as the router, keeps it. */
function stateOfEntry(): Record<string, unknown> {
  return { ...(history.state as Record<string, unknown> | null) }
}
