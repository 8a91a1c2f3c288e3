/** Presses the button that somebody pressed before the page was alive. */
import { useEffect } from 'react'

declare global {
  interface Window {
    /** Put here by the script after the page: ends its watch, answers the button. */
    __earlyPress?: () => HTMLButtonElement | null
  }
}

export function EarlyPress() {
  useEffect(() => {
    // Not within React's own commit, where it could not bring the part of the page that the button
    // stands in to life before it hears of the click.
    const timer = setTimeout(() => {
      const button = window.__earlyPress?.()
      delete window.__earlyPress
      if (button?.isConnected) button.click()
    })
    return () => clearTimeout(timer)
  }, [])
  return null
}
