/** The window in which Google asks who it is; what comes of it arrives as a broadcast. */
import { randomId } from '#session/random-id.ts'

export type GoogleAnswer = { idToken: string } | { error: 'blocked' | 'closed' | 'denied' | 'expired' | 'failed' }

export interface GoogleWindow {
  /** Nothing is heard of it any more: another takes its place. */
  stop: () => void
  /** The same where none does: an account chosen in it would sign nobody in. */
  close: () => void
}

const startPath = '/auth/google/start'
/** One at a time: a second press takes the first one's window. */
const windowName = 'atrium-google'
const size = { width: 480, height: 680 }
const lookMs = 500
/** A window closes itself as it sends its answer, which then is still under way. */
const graceMs = 2_000

const nothing = () => {}

/**
 * Has to be called in the click itself, or the browser blocks the window. `closed` is not the end: a
 * provider's page may cut its window off from this one, which looks the same from here, so an answer
 * that comes later still counts.
 */
export function openGoogleWindow(onAnswer: (answer: GoogleAnswer) => void): GoogleWindow {
  const name = randomId()
  let channel: BroadcastChannel
  try {
    channel = new BroadcastChannel(name)
  } catch {
    // Where a browser refuses it, with all that a page may keep, no answer would ever be heard.
    onAnswer({ error: 'failed' })
    return { stop: nothing, close: nothing }
  }
  const left = window.screenX + Math.max(0, (window.outerWidth - size.width) / 2)
  const top = window.screenY + Math.max(0, (window.outerHeight - size.height) / 2)
  const features = `popup,width=${size.width},height=${size.height},left=${left},top=${top}`
  const opened = window.open(`${startPath}?channel=${name}`, windowName, features)
  let grace: ReturnType<typeof setTimeout> | undefined

  const look = setInterval(() => {
    if (!opened?.closed) return
    clearInterval(look)
    grace = setTimeout(() => onAnswer({ error: 'closed' }), graceMs)
  }, lookMs)
  // The page that would have heard its answer goes, by a reload for one.
  const leave = () => opened?.close()
  addEventListener('pagehide', leave)
  const stop = () => {
    removeEventListener('pagehide', leave)
    clearInterval(look)
    clearTimeout(grace)
    channel.close()
  }
  channel.addEventListener('message', ({ data }: MessageEvent<GoogleAnswer>) => {
    stop()
    onAnswer(data)
  })
  if (opened === null) {
    stop()
    onAnswer({ error: 'blocked' })
  } else {
    opened.focus()
  }
  return {
    stop,
    close: () => {
      stop()
      opened?.close()
    },
  }
}
