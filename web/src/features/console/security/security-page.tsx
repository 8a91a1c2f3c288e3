/** The security rules of an organization, for its owners: looked at, tried out and changed. */
import type { CurrentRules, WantedRules } from '@atrium/contract/organizations/rules'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMutation } from '#api/use-mutation.ts'
import { type FormEvent, useRef, useState } from 'react'
import { matchPath, useLocation } from 'react-router'
import { isApiError } from '#api/api-error.ts'
import { toFailure } from '#api/failure.ts'
import { isGivenUp } from '#api/given-up.ts'
import { hasFailed } from '#api/has-failed.ts'
import { useHeldState } from '#domain/drafts/use-held-state.ts'
import { FailedPart } from '#domain/organization/failed-part.tsx'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { Waiting } from '#domain/organization/waiting.tsx'
import { useBegunVersion } from '#domain/saved-settings/use-begun-version.ts'
import { profileMessages } from '#messages/account/profile.ts'
import { consoleMessages } from '#messages/console/console.ts'
import { securityRulesMessages as texts } from '#messages/console/security.ts'
import { patterns } from '#paths.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { showToast } from '#ui/feedback/toasts.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import { AppLayout } from '#ui/layout/app-layout.tsx'
import { Cards } from '#ui/layout/card.tsx'
import { UnsavedChanges } from '#ui/overlay/unsaved-changes.tsx'
import { rulesOf, saveRules } from './api/rules.ts'
import { changesOf, draftOf } from './draft.ts'
import { LackingList } from './lacking-list.tsx'
import { PreviewModal } from './preview-modal.tsx'
import { FreshRule, SecondStepRule, WaysRule } from './rule-cards.tsx'
import styles from './security.module.css'

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
  const { organization } = useOrganization()
  const client = useQueryClient()
  const [draft, setDraft, wasHeld] = useHeldState<Partial<WantedRules>>(`rules of ${organization}`, {})
  const [isAsked, setIsAsked] = useState(false)
  const [isConflict, setIsConflict] = useState(false)
  const saveButton = useRef<HTMLButtonElement>(null)
  const wanted = draftOf(rules, draft)
  const changes = changesOf(rules, wanted)
  const isSame = Object.keys(changes).length === 0
  const { begun, see } = useBegunVersion(`rules of ${organization}`, rules.version, !isSame)

  const saving = useMutation({
    mutationFn: () => saveRules(organization, { ...changes, version: begun }),
    onSuccess(saved) {
      client.setQueryData(rulesOf(organization).queryKey, saved)
      setDraft({})
      setIsAsked(false)
      setIsConflict(false)
      showToast({ kind: 'success', text: texts.saved })
    },
    async onError(error) {
      if (!isApiError(error, 'changed_meanwhile')) return
      const { queryKey } = rulesOf(organization)
      await client.invalidateQueries({ queryKey })
      see(client.getQueryData(queryKey)?.version ?? rules.version)
      setIsAsked(false)
      setIsConflict(true)
    },
  })
  const failure = saving.error === null || isGivenUp(saving.error) ? null : toFailure(saving.error).message

  const ask = (event: FormEvent) => {
    event.preventDefault()
    if (isSame || wanted.ways?.length === 0) return
    saving.reset()
    setIsAsked(true)
  }
  const undo = () => {
    setDraft({})
    setIsConflict(false)
  }
  const parts = { rules, draft: wanted, onChange: (change: Partial<WantedRules>) => setDraft({ ...draft, ...change }) }
  return (
    <form className={styles.form} aria-label={texts.form} onSubmit={ask}>
      <p>{texts.lead}</p>
      {wasHeld && !isSame ? <Notice tone="info">{profileMessages.restored}</Notice> : null}
      {isConflict ? <Notice tone="warning">{texts.conflict}</Notice> : null}
      <Cards>
        <SecondStepRule {...parts} />
        <WaysRule {...parts} />
        <FreshRule {...parts} />
      </Cards>
      <div className={styles.actions}>
        <Button ref={saveButton} type="submit" disabled={isSame || wanted.ways?.length === 0}>
          {texts.save}
        </Button>
        {isSame ? null : (
          <Button variant="quiet" onClick={undo}>
            {texts.reset}
          </Button>
        )}
      </div>
      {/* The preview has a way of its own to one's security, which may be needed first. */}
      <UnsavedChanges
        unsaved={!isSame && !isAsked}
        texts={profileMessages.leave}
        onLeave={undo}
        returnFocus={saveButton}
      />
      {isAsked && (
        <PreviewModal
          rules={rules}
          wanted={wanted}
          busy={saving.isPending}
          failure={failure}
          onConfirm={() => saving.mutate()}
          onClose={() => setIsAsked(false)}
        />
      )}
    </form>
  )
}
