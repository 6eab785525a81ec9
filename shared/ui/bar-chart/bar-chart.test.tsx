import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BarChart, type BarChartProps } from './bar-chart.tsx'

const points = (...values: (number | null)[]) =>
  values.map((value, index) => ({ label: `Shop ${index + 1}`, value }))

const props: BarChartProps = {
  summary: 'Orders of each shop',
  axisLabel: 'Shop',
  series: { name: 'Now', points: points(10, null, -5) },
  format: String,
}

describe('BarChart', () => {
  it('draws a bar from zero for each value', () => {
    const { container } = render(<BarChart {...props} />)

    const [above, below, ...others] = container.querySelectorAll('rect')
    expect(others).toHaveLength(0)
    // The bar below zero starts where the one above it ends.
    const end = Number(above?.getAttribute('y')) + Number(above?.getAttribute('height'))
    expect(Number(below?.getAttribute('y'))).toBeCloseTo(end)
    expect(Number(above?.getAttribute('height'))).toBeCloseTo(2 * Number(below?.getAttribute('height')))
  })

  it('draws the comparison as a second bar', () => {
    const { container } = render(
      <BarChart {...props} comparison={{ name: 'Before', points: points(1, 2, 3) }} />,
    )

    expect(container.querySelectorAll('[data-series="comparison"]:is(rect)')).toHaveLength(3)
  })

  it('fades the other bars while one is pointed at', async () => {
    const { container } = render(<BarChart {...props} />)
    await userEvent.tab()

    expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Shop 1: 10')
    expect(container.querySelectorAll('[data-faded]')).toHaveLength(1)
  })
})
