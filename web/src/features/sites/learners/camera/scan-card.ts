/** Looks through the camera until a card is before it. Nothing of what it sees is kept, or leaves this page. */
import { cardIn, type ScannedCard } from '../card-in-address.ts'
import { cameras, newDetector } from './barcode-detector.ts'

const LOOK_EVERY_MS = 200

/** The camera is off again once it answers, and rejects with `signal`'s reason or where there is none to be had. */
export async function scanCard(
  video: HTMLVideoElement,
  { signal, onSeen }: { signal: AbortSignal; onSeen: () => void },
): Promise<ScannedCard> {
  const detector = newDetector()
  const camera = await cameras()?.getUserMedia({ video: { facingMode: 'environment' } })
  if (!camera) throw new Error('no camera')
  try {
    signal.throwIfAborted()
    video.srcObject = camera
    await video.play()
    onSeen()
    for (;;) {
      signal.throwIfAborted()
      for (const { rawValue } of await detector.detect(video)) {
        const card = cardIn(rawValue)
        if (card) return card
      }
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
    }
  } finally {
    for (const track of camera.getTracks()) track.stop()
    video.srcObject = null
  }
}
