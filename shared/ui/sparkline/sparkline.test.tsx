import { render, screen } from '@testing-library/react'
import { Sparkline } from './sparkline.tsx'

const path = () => screen.getByRole('img', { name: 'Sales, rising' }).querySelector('path')

describe('Sparkline', () => {
  it('has a text alternative, and skips missing values', () => {
    const { rerender } = render(<Sparkline label="Sales, rising" values={[1, null, 5]} />)
    expect(path()).toHaveAttribute('d', expect.stringMatching(/^M0,[\d.]+L100,[\d.]+$/))

    rerender(<Sparkline label="Sales, rising" values={[]} />)
    expect(path()).not.toHaveAttribute('d', expect.stringContaining('L'))
  })
})
