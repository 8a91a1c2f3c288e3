/** Back to where somebody came from in this tab; home where there is nothing to go back to. */
import { useNavigate } from 'react-router'
import { paths } from '#paths.ts'
import { useStepBack } from '#ui/layout/use-step-back.ts'

export function useGoBack(): () => void {
  const navigate = useNavigate()
  const stepBack = useStepBack()
  return () => {
    if (hasComeFromSomewhere()) stepBack()
    else void navigate(paths.home)
  }
}

/** The length of the history tells little: a new tab's own page counts, and so does what lies ahead. */
function hasComeFromSomewhere(): boolean {
  const { navigation } = window as Partial<Window>
  // What the browser knows of this site's pages in this tab; older ones know what the router noted.
  const within = navigation?.canGoBack ?? ((history.state as { idx?: number } | null)?.idx ?? 0) > 0
  const fromElsewhere = document.referrer !== '' && history.length > 1
  return within || fromElsewhere
}
