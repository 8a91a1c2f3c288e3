/** A text with parts of the page in it: a link within a sentence, which each language puts where it belongs. */
import { Fragment, type ReactNode } from 'react'

/** In: a text with marks such as `{terms}`, and what stands in the place of each. */
export function putInto(text: string, parts: Readonly<Record<string, ReactNode>>): ReactNode {
  return text.split(/\{(\w+)\}/).map((part, place) => <Fragment key={place}>{place % 2 ? parts[part] : part}</Fragment>)
}
