/** Reads a text from a file, chosen by a button or dropped on the box of the text; one that says nothing, or is no text, is told of. */
import { type DragEvent, useState } from 'react'
import { textFileMessages as texts } from '#messages/text-files.ts'
import { language } from '#messages/format.ts'
import { textOfFile } from './text-of-file.ts'

export interface TextFileUse {
  /** What is said of a larger one; that it is too large, unless said. */
  tooLarge?: string
  /** What is said of one that is no text; that it is none, unless said. */
  noText?: string
  onText: (text: string) => void
  /** What is wrong with the file, in a sentence. What was there before stays. */
  onRefuse: (sentence: string) => void
}

/** Answers what a `FileButton` calls, and the props of a text box that takes such a file as well. */
export function useTextFile(maxBytes: number, { tooLarge, noText, onText, onRefuse }: TextFileUse) {
  const [over, setOver] = useState(false)
  const read = async (file: File) => {
    if (file.size > maxBytes) return onRefuse(tooLarge ?? texts.tooLarge)
    // A file may be gone by now, or be a folder.
    const text = await textOfFile(file, language).catch(() => null)
    if (text === null) onRefuse(noText ?? texts.noText)
    else if (text.trim() === '') onRefuse(texts.empty)
    else onText(text)
  }
  const onChoose = (file: File) => void read(file)
  const drop = {
    'data-over': over || undefined,
    onDragOver(event: DragEvent) {
      // A text goes where the cursor is, as it does without this.
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      setOver(false)
      const [file] = event.dataTransfer.files
      if (file === undefined) return
      event.preventDefault()
      onChoose(file)
    },
  }
  return { onChoose, drop }
}
