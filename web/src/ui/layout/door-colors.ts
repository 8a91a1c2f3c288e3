/** The colours of an organization's door: those that the document brought, and those of a door that is opened again. */
import { doorStyleId } from '@atrium/contract/page/door-places'

const worn = new Set<string>()

/** One property at a time: the content security policy refuses styles that the server did not write. */
export function wearDoorColors(properties: readonly (readonly [name: string, value: string])[]): void {
  for (const [name, value] of properties) {
    document.documentElement.style.setProperty(name, value)
    worn.add(name)
  }
}

export function takeOffDoorColors(): void {
  document.getElementById(doorStyleId)?.remove()
  for (const name of worn) document.documentElement.style.removeProperty(name)
  worn.clear()
}
