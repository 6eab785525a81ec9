import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Chart, type ChartProps, type ChartSeries } from './chart.tsx'

const series = (name: string, day: string, ...values: (number | null)[]): ChartSeries => ({
  name,
  points: values.map((value, index) => ({ label: `${index + 1} ${day}`, value })),
})

const props: ChartProps = {
  summary: 'Sales of three days',
  series: series('This week', 'May', 10, null, 30),
  comparison: series('The week before', 'April', 5, 6, 7),
  format: (value) => `€${value}`,
}

const cursor = () => screen.getByRole('slider', { name: 'Sales of three days' })

describe('Chart', () => {
  it('reads value by value with the keyboard, and lets go when the focus leaves', async () => {
    render(<Chart {...props} />)
    await userEvent.tab()
    expect(cursor()).toHaveFocus()
    expect(cursor()).toHaveAttribute('aria-valuetext', '1 May: €10, 1 April: €5')

    fireEvent.change(cursor(), { target: { value: '2' } })
    expect(cursor()).toHaveAttribute('aria-valuetext', '3 May: €30, 3 April: €7')
    await userEvent.tab()
    expect(cursor()).toHaveAttribute('aria-valuetext', 'This week, The week before')
  })

  it('draws the comparison behind, where there is one', () => {
    const { container, rerender } = render(<Chart {...props} />)
    expect(container.querySelectorAll('.comparison')).toHaveLength(1)

    rerender(<Chart {...props} comparison={undefined} />)
    expect(container.querySelectorAll('.comparison')).toHaveLength(0)
  })

  it('shows the dot of a single value, which has no line', () => {
    const { container } = render(<Chart {...props} series={series('Today', 'May', 12)} />)

    expect(container.querySelector('.dot')).toBeInTheDocument()
  })
})
