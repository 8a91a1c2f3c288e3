/**
 * A field for a code. What is pasted may be the whole mail: the code of it is what stands in the field then. Nothing
 * is cut off, so that what holds no code is told as such.
 */
import type { ClipboardEvent } from 'react'
import { TextField, type TextFieldProps } from './text-field.tsx'

interface CodeFieldProps extends Omit<TextFieldProps, 'maxLength' | 'onPaste'> {
  /** The code that a text holds; null where it holds none. */
  codeIn: (text: string) => string | null
}

export function CodeField({ codeIn, ...field }: CodeFieldProps) {
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text')
    const code = codeIn(text)
    if (code === null || isAsCopied(text, code)) return
    event.preventDefault()
    const input = event.currentTarget
    input.setRangeText(code, 0, input.value.length, 'end')
    input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste', data: code }))
  }
  return <TextField autoComplete="one-time-code" spellCheck={false} {...field} onPaste={paste} />
}

/** Nothing but the code, in groups perhaps: it stays as whoever copied it knows it. */
function isAsCopied(text: string, code: string): boolean {
  return text.replace(/[\s\p{Cf}\p{Pd}]/gu, '') === code && !text.includes('\n')
}
