/** One of a few to choose, each with what it means: all of them in sight. */
import { type ComponentProps, useId } from 'react'
import styles from './choice-field.module.css'

export interface Choice {
  value: string
  label: string
  /** What it means, below. */
  about?: string
}

type ChoiceFieldProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'name'> & {
  label: string
  /** False where it stands right below a heading that says the same. */
  isLabelSeen?: boolean
  name: string
  choices: readonly Choice[]
  /** The one that is chosen, where no form keeps it. */
  value?: string
}

export function ChoiceField({ label, isLabelSeen = true, choices, value, ...input }: ChoiceFieldProps) {
  const id = useId()
  return (
    <fieldset className={styles.choices}>
      <legend className={isLabelSeen ? styles.legend : 'visually-hidden'}>{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.choice}>
          <input
            {...input}
            type="radio"
            value={choice.value}
            // What it means is read after its name, and is no part of it.
            {...(choice.about !== undefined && {
              'aria-labelledby': `${id}-${choice.value}-name`,
              'aria-describedby': `${id}-${choice.value}`,
            })}
            {...(value !== undefined && { checked: value === choice.value })}
          />
          <span>
            <span id={`${id}-${choice.value}-name`}>{choice.label}</span>
            {choice.about === undefined ? null : (
              <span id={`${id}-${choice.value}`} className={styles.about}>
                {choice.about}
              </span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
