/** What an invite offers, for pages with and without somebody signed in. */
import { type InvitePreview, previewInvite } from '@atrium/contract/people/invites'
import { useEffect, useState } from 'react'
import { call } from '#api/client.ts'
import { toFailure } from '#api/failure.ts'
import { isEndedRefusal } from './is-ended-refusal.ts'

export type Preview =
  | { is: 'loading' }
  | { is: 'offer'; offer: InvitePreview }
  | { is: 'ended'; about: string | undefined }
  | { is: 'failed'; message: string }

export function usePreview(token: string): { preview: Preview; retry: () => void } {
  const [preview, setPreview] = useState<Preview>({ is: 'loading' })
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let left = false
    const look = async () => {
      const next = await previewOf(token)
      if (!left) setPreview(next)
    }
    void look()
    return () => {
      left = true
    }
  }, [token, attempt])

  return {
    preview,
    retry: () => {
      setPreview({ is: 'loading' })
      setAttempt(attempt + 1)
    },
  }
}

async function previewOf(token: string): Promise<Preview> {
  try {
    return { is: 'offer', offer: await call(previewInvite, { body: { token } }) }
  } catch (error) {
    if (isEndedRefusal(error)) return { is: 'ended', about: error.about }
    return { is: 'failed', message: toFailure(error).message }
  }
}
