/** A list of people from a file, as spreadsheets and editors write one: what its button needs, and its text box. */
import { importMaxBytes } from '@atrium/contract/limits'
import { textFileMessages } from '#messages/text-files.ts'
import { type TextFileUse, useTextFile } from '#ui/form/fields/use-text-file.ts'

/** `tooLarge` where a sentence of this list's own says more. */
export function useListFile(use: Omit<TextFileUse, 'noText'>) {
  const { onChoose, drop } = useTextFile(importMaxBytes, { ...use, noText: textFileMessages.noList })
  return { button: { name: 'file', accept: '.csv,.txt,.tsv,text/*', onChoose }, drop }
}
