/** Keeps what is under way from being begun a second time. */
import { replaceEqualDeep } from '@tanstack/react-query'

/** Answers a function that begins what is asked, or answers as what was asked before and has not ended yet. */
export function onceAtATime<Data>(): (asked: unknown, begin: () => Promise<Data>) => Promise<Data> {
  let underWay: { asked: unknown; answer: Promise<Data> }[] = []
  return (asked, begin) => {
    const same = underWay.find((one) => isEqual(one.asked, asked))
    if (same !== undefined) return same.answer
    const forget = () => (underWay = underWay.filter((one) => one !== begun))
    const begun = { asked, answer: begin().finally(forget) }
    underWay.push(begun)
    return begun.answer
  }
}

/** Of plain values by what is in them, of a file by which one it is. */
function isEqual(one: unknown, other: unknown): boolean {
  return Object.is(replaceEqualDeep(one, other), one)
}
