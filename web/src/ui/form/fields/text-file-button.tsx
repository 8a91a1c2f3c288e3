/** Chooses a file, and hands on what it says; a file that says nothing, or is no text, is told of. */
import { textFileMessages as texts } from '#messages/text-files.ts'
import { language } from '#messages/format.ts'
import { FileButton } from './file-button.tsx'
import { textOfFile } from './text-of-file.ts'

interface TextFileButtonProps {
  label: string
  name: string
  /** As the attribute `accept` has it. */
  accept: string
  maxBytes: number
  /** What is said of a larger one; that it is too large, unless said. */
  tooLarge?: string
  /** What is said of one that is no text; that it is none, unless said. */
  noText?: string
  onText: (text: string) => void
  /** What is wrong with the file, in a sentence. What was there before stays. */
  onRefuse: (sentence: string) => void
}

export function TextFileButton({ maxBytes, tooLarge, noText, onText, onRefuse, ...button }: TextFileButtonProps) {
  const read = async (file: File) => {
    if (file.size > maxBytes) return onRefuse(tooLarge ?? texts.tooLarge)
    // A file may be gone by now, or be a folder.
    const text = await textOfFile(file, language).catch(() => null)
    if (text === null) onRefuse(noText ?? texts.noText)
    else if (text.trim() === '') onRefuse(texts.empty)
    else onText(text)
  }
  return <FileButton {...button} onChoose={(file) => void read(file)} />
}
