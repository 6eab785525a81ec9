import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LineChart, type ChartSeries, type LineChartProps } from './line-chart.tsx'

const series = (name: string, day: string, ...values: (number | null)[]): ChartSeries => ({
  name,
  points: values.map((value, index) => ({ label: `${index + 1} ${day}`, value })),
})

const props: LineChartProps = {
  summary: 'Sales of three days',
  axisLabel: 'Day',
  series: series('This week', 'May', 10, null, 30),
  comparison: series('The week before', 'April', 5, 6, 7),
  format: (value) => `€${value}`,
}

const cursor = () => screen.getByRole('slider', { name: 'Sales of three days' })

describe('LineChart', () => {
  it('has every value in a table', () => {
    render(<LineChart {...props} />)

    const table = screen.getByRole('table', { name: 'Sales of three days' })
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Day', 'This week', 'The week before'])
    expect(within(table).getByRole('row', { name: '1 May €10 1 April: €5' })).toBeInTheDocument()
    expect(within(table).getByRole('row', { name: '2 May – 2 April: €6' })).toBeInTheDocument()
  })

  it('reads value by value with the keyboard, and lets go when the focus leaves', async () => {
    render(<LineChart {...props} />)
    await userEvent.tab()
    expect(cursor()).toHaveFocus()
    expect(cursor()).toHaveAttribute('aria-valuetext', '1 May: €10, 1 April: €5')

    fireEvent.change(cursor(), { target: { value: '2' } })
    expect(cursor()).toHaveAttribute('aria-valuetext', '3 May: €30, 3 April: €7')
    await userEvent.tab()
    expect(cursor()).toHaveAttribute('aria-valuetext', 'This week, The week before')
  })

  it('draws one line without a comparison, and skips missing values', () => {
    const { container } = render(
      <LineChart {...props} series={series('This week', 'May', null, null)} comparison={undefined} />,
    )

    expect(screen.getAllByRole('columnheader')).toHaveLength(2)
    expect(container.querySelectorAll('[stroke-dasharray], .comparison')).toHaveLength(0)
  })

  it('shows the dot of a single value, which has no line', () => {
    const { container } = render(<LineChart {...props} series={series('Today', 'May', 12)} />)

    expect(container.querySelector('.dot')).toBeInTheDocument()
  })
})
