/** The language that somebody signed in has set: pages follow it on every device, and a choice on one is kept for all. */
import type { Language } from '@atrium/contract/languages'
import { updateProfile } from '@atrium/contract/users'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect } from 'react'
import { call } from '#api/client.ts'
import { showErrorToast } from '#api/show-error-toast.ts'
import { keep, readKept } from '#browser-storage.ts'
import { ownProfile } from '#domain/profile/own-profile.ts'
import { language } from '#messages/format.ts'
import { useSignedIn } from '#session/session.ts'
import { loadIn } from '#ui/language/chosen-language.ts'
import { LanguageKeeper } from '#ui/language/language-keeper.ts'

/**
 * In this tab: which language the page was loaded again for, lest a browser that refuses cookies does so for ever. Where
 * nothing is kept, who is signed in is not either: a page that is loaded again would have signed them out.
 */
const followedKey = 'atrium.followed-language'

export function OwnLanguage({ children }: { children: ReactNode }) {
  const { uid } = useSignedIn()
  const queryClient = useQueryClient()
  const { queryKey } = ownProfile(uid)
  const { data: own } = useQuery(ownProfile(uid))
  const wanted = own?.language

  useEffect(() => {
    if (wanted === undefined || wanted === language) return
    const followed = readKept('tab', followedKey) as { language?: unknown } | null
    if (followed?.language === wanted) return
    if (keep('tab', followedKey, { language: wanted })) void loadIn(wanted)
  }, [wanted])

  const keepChoice = useCallback(
    async (chosen: Language) => {
      try {
        queryClient.setQueryData(queryKey, await call(updateProfile, { body: { language: chosen } }))
      } catch (error) {
        showErrorToast(error)
        throw error
      }
      if (!keep('tab', followedKey, { language: chosen })) throw new Error('A browser that keeps nothing')
    },
    [queryClient, queryKey],
  )
  return <LanguageKeeper value={keepChoice}>{children}</LanguageKeeper>
}
