/** A list of people from a file, as spreadsheets and editors write one. */
import { importMaxBytes } from '@atrium/contract/limits'
import { textFileMessages } from '#messages/text-files.ts'
import { TextFileButton } from '#ui/form/fields/text-file-button.tsx'

interface Props {
  label: string
  /** What is said of a file that is too large, where a sentence of this list's own says more. */
  tooLarge?: string
  onText: (text: string) => void
  onRefuse: (problem: string) => void
}

export function ListFileButton(props: Props) {
  return (
    <TextFileButton
      {...props}
      name="file"
      accept=".csv,.txt,.tsv,text/*"
      maxBytes={importMaxBytes}
      noText={textFileMessages.noList}
    />
  )
}
