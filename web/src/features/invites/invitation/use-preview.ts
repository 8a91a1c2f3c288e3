/** What an invite offers, for pages with and without somebody signed in. */
import { useEffect, useState } from 'react'
import { type PreviewAnswer, previewOf } from './preview-of.ts'

export type Preview = { is: 'loading' } | PreviewAnswer

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
