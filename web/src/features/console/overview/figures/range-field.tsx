/** Over which period figures are drawn. It stands in the address, so that it can be sent on. */
import { type OverviewRange, overviewRanges } from '@atrium/contract/organizations/overview'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { overviewMessages as texts } from '#messages/console/overview.ts'
import styles from './range-field.module.css'

const parameter = 'range'
const [usual] = overviewRanges

/** The period that the address names, and choosing another. Back leads past such choices. */
export function useRange(): [OverviewRange, (chosen: OverviewRange) => void] {
  const [search, setSearch] = useSearchParams()
  const asked = search.get(parameter)
  const choose = (chosen: OverviewRange) => {
    const after = new URLSearchParams(search)
    if (chosen === usual) after.delete(parameter)
    else after.set(parameter, chosen)
    setSearch(after, { replace: true, preventScrollReset: true })
  }
  return [overviewRanges.find((known) => known === asked) ?? usual, choose]
}

export function RangeField() {
  const [range, choose] = useRange()
  const { key } = useLocation()
  // Until the address says it, too.
  const [pressed, setPressed] = useState({ at: '', chosen: range })
  const shown = pressed.at === key ? pressed.chosen : range
  const press = (chosen: OverviewRange) => {
    setPressed({ at: key, chosen })
    choose(chosen)
  }
  return (
    <fieldset className={styles.ranges}>
      <legend className="visually-hidden">{texts.range}</legend>
      {overviewRanges.map((each) => (
        <label key={each} className={styles.range}>
          <input type="radio" name="range" value={each} checked={each === shown} onChange={() => press(each)} />
          {texts.ranges[each]}
        </label>
      ))}
    </fieldset>
  )
}
