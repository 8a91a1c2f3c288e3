/** Charts of an organization's figures. */
import { Chart } from '#ui/chart/chart.tsx'
import { Sparkline } from '#ui/chart/sparkline.tsx'
import { press, type Room } from '../part.ts'
import type { Words } from '../words/words.ts'

const values = [12, 18, 9, 31, 44, 40, 38, 52, 61, 58, 70, 66]
const fewer = [8, 10, 4, 22, 30, 31, 20, 33, 41, 40, 44, 51]
const none = values.map(() => 0)

type Kind = 'line' | 'nested' | 'beside'

function Example({ words, kind, isEmpty = false }: { words: Words; kind: Kind; isEmpty?: boolean }) {
  const { title, sentence, items } = words
  const series = [
    { name: items[0], values: isEmpty ? none : values, total: isEmpty ? '0' : '499' },
    { name: items[1], values: isEmpty ? none : fewer, total: isEmpty ? '0' : '334' },
  ]
  const points = values.map((_value, index) => ({ short: String(index + 1), name: `${items[3]} ${index + 1}` }))
  return <Chart label={sentence} title={title} kind={kind} points={points} series={series} />
}

export const chart: Room = {
  name: 'chart',
  parts: [
    {
      file: 'chart/chart.tsx',
      within: ['chart/bars.tsx', 'chart/line.tsx', 'chart/chart-table.tsx'],
      states: [
        { name: 'a line', show: (words) => <Example words={words} kind="line" /> },
        { name: 'bars, one in the other', show: (words) => <Example words={words} kind="nested" /> },
        { name: 'bars, side by side', show: (words) => <Example words={words} kind="beside" /> },
        { name: 'pointed at', show: (words) => <Example words={words} kind="line" />, act: point },
        { name: 'empty', show: (words) => <Example words={words} kind="beside" isEmpty /> },
        { name: 'as a table', show: (words) => <Example words={words} kind="line" />, act: press('button') },
      ],
    },
    {
      file: 'chart/sparkline.tsx',
      states: [
        { name: 'up and down', show: () => <Sparkline values={values} /> },
        { name: 'nothing changed', show: () => <Sparkline values={none} /> },
      ],
    },
  ],
}

/** At its middle. */
function point(specimen: HTMLElement): void {
  const plot = specimen.querySelector('svg')?.parentElement
  if (!plot) return
  const { left, width } = plot.getBoundingClientRect()
  plot.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, clientX: left + width / 2 }))
}
