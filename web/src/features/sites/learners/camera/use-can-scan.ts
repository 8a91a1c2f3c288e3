/** Whether a card can be shown to this device's camera: not before that is known. */
import { useEffect, useState } from 'react'
import { canScan } from './barcode-detector.ts'

export function useCanScan(): boolean {
  const [can, setCan] = useState(false)
  useEffect(() => {
    let isHere = true
    void canScan().then((answer) => isHere && setCan(answer))
    return () => {
      isHere = false
    }
  }, [])
  return can
}
