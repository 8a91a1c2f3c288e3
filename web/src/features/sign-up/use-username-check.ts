/** Asks whether a username is taken, half a second after the typing stops. */
import { usernameCheckDebounceMs } from '@atrium/contract/limits'
import { checkUsername } from '@atrium/contract/users'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '#api/client.ts'
import { type UsernameCheck, usernameCheck, usernameProblem } from './username-check.ts'

export function useUsernameCheck(text: string): UsernameCheck {
  const settled = useDebounced(text.trim(), usernameCheckDebounceMs)
  const { data, isError } = useQuery({
    queryKey: ['checkUsername', settled],
    queryFn: ({ signal }) => call(checkUsername, { params: { username: settled }, signal }),
    enabled: usernameProblem(settled) === null,
  })
  return usernameCheck(text, { name: settled, exists: data?.exists, failed: isError })
}

function useDebounced(value: string, delayMs: number): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return settled
}
