/**
 * The browser's own reader of codes (Shape Detection API), where there is one that knows QR codes, and a camera for it.
 * Types of its own: not every browser has it, and TypeScript's do not name it.
 */
interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { rawValue: string }[]>
}
type DetectorClass = (new (options: { formats: string[] }) => Detector) & {
  getSupportedFormats(): Promise<readonly string[]>
}

const QR_CODE = 'qr_code'

function detectorClass(): DetectorClass | undefined {
  return (window as { BarcodeDetector?: DetectorClass }).BarcodeDetector
}

/** Pages without TLS have none: everything asks for them here. */
export function cameras(): MediaDevices | undefined {
  // eslint-disable-next-line no-restricted-properties -- asked for before it is used
  const { mediaDevices } = navigator as Partial<Navigator>
  return mediaDevices
}

/** Nobody is asked for anything by it: that there is a camera is known, which one is not. */
export async function canScan(): Promise<boolean> {
  try {
    const [formats, devices] = await Promise.all([
      detectorClass()?.getSupportedFormats(),
      cameras()?.enumerateDevices(),
    ])
    return formats?.includes(QR_CODE) === true && devices?.some(({ kind }) => kind === 'videoinput') === true
  } catch {
    return false
  }
}

export function newDetector(): Detector {
  const Class = detectorClass()
  if (!Class) throw new Error('this browser reads no codes')
  return new Class({ formats: [QR_CODE] })
}
