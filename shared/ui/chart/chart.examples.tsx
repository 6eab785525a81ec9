import type { Examples } from '../gallery/examples.ts'
import { Chart, type ChartSeries } from './chart.tsx'

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

const series = (name: string, ...values: (number | null)[]): ChartSeries => ({
  name,
  points: values.map((value, index) => ({ label: DAYS[index] ?? '', value })),
})

const euros = (value: number) => `${value < 0 ? '−' : ''}€${Math.abs(value)}`

export const examples: Examples = {
  'Against the week before': function Compared() {
    return (
      <Chart
        summary="Sales of this week against the one before"
        series={series('This week', 120, 90, 140, 180, 160, 240, 210)}
        comparison={series('The week before', 100, 110, 90, 150, 170, 200, 190)}
        format={euros}
      />
    )
  },
  'Alone, with a gap': function Gap() {
    return (
      <Chart
        summary="Sales of this week, one day missing"
        series={series('This week', 12, 9, null, 18, 16, 24, 21)}
        format={euros}
      />
    )
  },
  'Below zero': function Below() {
    return (
      <Chart
        summary="Sales with refunds"
        series={series('Balance', 40, -25, 30, -60, 10, 20, 0)}
        format={euros}
      />
    )
  },
  'One value': function One() {
    return <Chart summary="Sales of one day" series={series('Today', 42)} format={euros} />
  },
}
