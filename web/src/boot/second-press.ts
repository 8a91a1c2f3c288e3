/**
 * The second press of a double click is meant for what the first one pressed. By then something else may stand there: a
 * field that opens the system's own dialog, the ground beside a dialog that has just opened, the next page's button.
 * That one has not been pressed.
 */

const controls = 'a, button, input, label, select, textarea, summary, [role]'

const pressedIn = ({ target }: Event): Element | null =>
  target instanceof Element ? (target.closest(controls) ?? target) : null

export function ignoreStraySecondPresses(): void {
  let pressed: Element | null = null
  let isStray = false
  document.addEventListener(
    'mousedown',
    (event) => {
      const now = pressedIn(event)
      isStray = event.detail > 1 && now !== pressed
      pressed = now
      // Neither does it take the focus, nor open a list to choose from.
      if (isStray) event.preventDefault()
    },
    true,
  )
  document.addEventListener(
    'click',
    (event) => {
      // Keys and scripts press without a count.
      if (!isStray || event.detail < 2) return
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    true,
  )
}
