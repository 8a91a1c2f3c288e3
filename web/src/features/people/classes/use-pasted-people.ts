/** Usernames that somebody pasted: whoever is known is found, and the rest stays in the field to be mended. */
import { maxIdsAtOnce, usernameInListMaxLength } from '@atrium/contract/limits'
import type { NamedMember } from '@atrium/contract/people/named-member'
import { useMutation } from '#api/use-mutation.ts'
import { useState } from 'react'
import { toFailure } from '#api/failure.ts'
import { findByUsername } from '#features/people/api/class-people.ts'
import { useHeldState } from '#domain/drafts/use-held-state.ts'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { groupsMessages } from '#messages/people/groups.ts'

const texts = groupsMessages.classes.paste

export type PastedPeople = ReturnType<typeof usePastedPeople>

/** `onFound` gets whoever is known, in the order of the list; the text is held by `name`. */
export function usePastedPeople(onFound: (people: readonly NamedMember[]) => void, name: string) {
  const { organization } = useOrganization()
  const [text, setText] = useHeldState(`${name} pasted`, '')
  const [problem, setProblem] = useState<string>()
  const [done, setDone] = useState('')
  const finding = useMutation({ mutationFn: (names: readonly string[]) => findByUsername(organization, names) })

  /** Answers whom it found; null where some of it has to be mended first, which it says beside the field. */
  async function take(): Promise<readonly NamedMember[] | null> {
    const names = namesIn(text)
    if (names.length === 0) return []
    setDone('')
    if (names.length > maxIdsAtOnce) {
      setProblem(texts.tooMany(maxIdsAtOnce))
      return null
    }
    try {
      const askable = names.filter(isAskable)
      const { results, unknown } = askable.length > 0 ? await finding.mutateAsync(askable) : nothing
      // In the order that they were written in.
      const left = names.filter((name) => !isAskable(name) || unknown.includes(name))
      onFound(results)
      setText(left.join('\n'))
      setDone(results.length > 0 ? texts.done(results.length) : '')
      setProblem(left.length > 0 ? texts.unknown(left) : undefined)
      return left.length > 0 ? null : results
    } catch (error) {
      setProblem(toFailure(error).message)
      return null
    }
  }

  return {
    text,
    problem,
    done,
    busy: finding.isPending,
    change(typed: string) {
      setText(typed)
      setProblem(undefined)
      setDone('')
    },
    take,
  }
}

const nothing = { results: [], unknown: [] }
const isAskable = (name: string) => name.length <= usernameInListMaxLength

/** One a line, or with commas, semicolons or spaces between them; each once, with or without an @ before it. */
export function namesIn(text: string): string[] {
  const names = text.split(/[\s,;]+/).map((name) => name.replace(/^@/, ''))
  return [...new Set(names.filter((name) => name !== ''))]
}
