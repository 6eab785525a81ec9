import hidden from '../visually-hidden/visually-hidden.module.css'
import type { ChartSeries } from './chart-scale.ts'

interface ChartTableProps {
  caption: string
  axisLabel: string
  series: ChartSeries
  comparison: ChartSeries | undefined
  write: (value: number | null | undefined) => string
}

/** Table with every value of a chart, for screen readers. */
export function ChartTable({ caption, axisLabel, series, comparison, write }: ChartTableProps) {
  return (
    <div className={hidden['hidden']}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{axisLabel}</th>
            <th scope="col">{series.name}</th>
            {comparison ? <th scope="col">{comparison.name}</th> : null}
          </tr>
        </thead>
        <tbody>
          {series.points.map((point, index) => (
            <tr key={point.label}>
              <th scope="row">{point.label}</th>
              <td>{write(point.value)}</td>
              {comparison ? <ComparedCell series={comparison} index={index} write={write} /> : null}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface ComparedCellProps extends Pick<ChartTableProps, 'series' | 'write'> {
  index: number
}

function ComparedCell({ series, index, write }: ComparedCellProps) {
  const point = series.points[index]
  return <td>{point ? `${point.label}: ${write(point.value)}` : '–'}</td>
}
