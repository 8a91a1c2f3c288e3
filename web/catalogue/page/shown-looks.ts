/**
 * Hover and focus as they look, without a pointer or the focus: each rule for them is written once more for elements
 * that are marked with `data-look`, with the same weight.
 */

const states = /:hover|:focus(?:-visible)?(?![-\w])/g

const marked = (state: string) => (state === ':hover' ? "[data-look~='hover']" : "[data-look~='focus']")

/** For all style sheets of the document; none may come later. */
export function showLooks(): void {
  for (const sheet of document.styleSheets) addTo(sheet)
}

function addTo(list: CSSStyleSheet | CSSGroupingRule): void {
  // From the end, for each adds one behind itself.
  for (let index = list.cssRules.length - 1; index >= 0; index -= 1) {
    const rule = list.cssRules[index]
    if (rule instanceof CSSStyleRule && rule.selectorText.search(states) >= 0) {
      list.insertRule(`${rule.selectorText.replace(states, marked)}{${rule.style.cssText}}`, index + 1)
    } else if (rule instanceof CSSGroupingRule && !(rule instanceof CSSStyleRule)) addTo(rule)
  }
}
