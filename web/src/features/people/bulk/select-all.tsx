/** The box over a list that selects all of it that is in sight, or nothing; half ticked where some of it is selected. */
import type { Selection } from './use-selection.ts'

interface Props {
  selection: Selection
  /** How many there are to be selected. */
  outOf: number
  /** Where no text beside it says so. */
  label?: string
  disabled?: boolean
}

export function SelectAll({ selection, outOf, label, disabled }: Props) {
  const selected = selection.ids.length
  const all = outOf > 0 && selected === outOf
  return (
    <input
      type="checkbox"
      name="everybody"
      aria-label={label}
      disabled={disabled}
      checked={all}
      ref={(box) => {
        if (box) box.indeterminate = !all && selected > 0
      }}
      onChange={selection.toggleAll}
    />
  )
}
