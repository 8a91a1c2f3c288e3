/** Status: asks the service itself, and says what it answered. */
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { helpMessages } from '#messages/help.ts'
import { paths } from '#paths.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Button } from '#ui/form/buttons/button.tsx'
import { AuthLayout } from '#ui/layout/auth-layout.tsx'
import { useProductName } from '#ui/layout/product-name.ts'

const texts = helpMessages.status
const patienceMs = 5_000

type Condition = 'up' | 'notReady' | 'down'

/** The operator's own readiness check, which is no part of the contract. */
async function askCondition(): Promise<Condition> {
  try {
    const answer = await fetch('/readyz', { cache: 'no-store', signal: AbortSignal.timeout(patienceMs) })
    return answer.ok ? 'up' : 'notReady'
  } catch {
    return 'down'
  }
}

export function StatusPage() {
  const product = useProductName()
  const [condition, setCondition] = useState<Condition | null>(null)

  useEffect(() => {
    if (condition !== null) return
    let left = false
    void askCondition().then((found) => {
      if (!left) setCondition(found)
    })
    return () => {
      left = true
    }
  }, [condition])

  return (
    <AuthLayout
      heading={texts.title}
      lead={texts.lead(product)}
      footer={<Link to={paths.signIn}>{helpMessages.signIn}</Link>}
    >
      {condition === null ? (
        <Notice tone="info">{texts.asking}</Notice>
      ) : (
        <Notice tone={condition === 'up' ? 'good' : 'warning'}>{texts[condition]}</Notice>
      )}
      <Button wide variant="secondary" busy={condition === null} onClick={() => setCondition(null)}>
        {texts.again}
      </Button>
    </AuthLayout>
  )
}
