/** The security rules of an organization, for its owners: looked at, tried out and changed. */
import type { CurrentRules } from '@atrium/contract/organizations/rules'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { matchPath, useLocation } from 'react-router'
import { hasFailed } from '#api/has-failed.ts'
import { FailedPart } from '#domain/organization/failed-part.tsx'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { Waiting } from '#domain/organization/waiting.tsx'
import { profileMessages } from '#messages/account/profile.ts'
import { consoleMessages } from '#messages/console/console.ts'
import { securityRulesMessages as texts } from '#messages/console/security.ts'
import { patterns } from '#paths.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Button } from '#ui/form/buttons/button.tsx'
import { AppLayout } from '#ui/layout/app-layout.tsx'
import { Cards } from '#ui/layout/card.tsx'
import { UnsavedChanges } from '#ui/overlay/unsaved-changes.tsx'
import { rulesOf } from './api/rules.ts'
import { LackingList } from './lacking-list.tsx'
import { PreviewModal } from './preview-modal.tsx'
import { FreshRule, SecondStepRule, WaysRule } from './rule-cards.tsx'
import styles from './security.module.css'
import { useRulesDraft } from './use-rules-draft.ts'

const { pages, pageTitle } = consoleMessages

/** The rules, or who does not meet one of them. */
export function RulesPage() {
  const { pathname } = useLocation()
  return matchPath(patterns.lacking, pathname) === null ? <Rules /> : <LackingList />
}

function Rules() {
  const { organization, displayName } = useOrganization()
  const query = useQuery(rulesOf(organization))
  return (
    <AppLayout title={pages.security} documentTitle={pageTitle(pages.security, displayName)}>
      {query.isPending ? <Waiting /> : null}
      {query.data && !hasFailed(query) ? <RulesForm rules={query.data} /> : null}
      {hasFailed(query) && <FailedPart query={query} />}
    </AppLayout>
  )
}

function RulesForm({ rules }: { rules: CurrentRules }) {
  const [isAsked, setIsAsked] = useState(false)
  const draft = useRulesDraft(rules, () => setIsAsked(false))
  const saveButton = useRef<HTMLButtonElement>(null)
  const { wanted, isSame } = draft
  const cannotSave = isSame || wanted.ways?.length === 0

  const ask = (event: FormEvent) => {
    event.preventDefault()
    if (cannotSave) return
    draft.reset()
    setIsAsked(true)
  }
  const parts = { rules, draft: wanted, onChange: draft.change }
  return (
    <form className={styles.form} aria-label={texts.form} noValidate onSubmit={ask}>
      <p>{texts.lead}</p>
      {draft.isRestored ? <Notice tone="info">{profileMessages.restored}</Notice> : null}
      {draft.isConflict ? <Notice tone="warning">{texts.conflict}</Notice> : null}
      <Cards>
        <SecondStepRule {...parts} />
        <WaysRule {...parts} />
        <FreshRule {...parts} />
      </Cards>
      <div className={styles.actions}>
        <Button ref={saveButton} type="submit" held={cannotSave}>
          {texts.save}
        </Button>
        {isSame ? null : (
          <Button variant="quiet" onClick={draft.undo}>
            {texts.reset}
          </Button>
        )}
      </div>
      {/* The preview has a way of its own to one's security, which may be needed first. */}
      <UnsavedChanges
        unsaved={!isSame && !isAsked}
        texts={profileMessages.leave}
        onLeave={draft.undo}
        returnFocus={saveButton}
      />
      {isAsked && (
        <PreviewModal
          rules={rules}
          wanted={wanted}
          busy={draft.busy}
          failure={draft.failure}
          onConfirm={draft.save}
          onClose={() => setIsAsked(false)}
        />
      )}
    </form>
  )
}
