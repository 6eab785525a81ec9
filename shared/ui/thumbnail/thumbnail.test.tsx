import { fireEvent, render, screen } from '@testing-library/react'
import { Thumbnail } from './thumbnail.tsx'

describe('Thumbnail', () => {
  it('shows an icon when the image fails, until its address changes', () => {
    const { rerender } = render(<Thumbnail src="/broken.jpg" alt="Shirt" />)

    fireEvent.error(screen.getByRole('img', { name: 'Shirt' }))
    expect(screen.queryByRole('img')).not.toBeInTheDocument()

    rerender(<Thumbnail src="/whole.jpg" alt="Shirt" />)
    expect(screen.getByRole('img', { name: 'Shirt' })).toHaveAttribute('src', '/whole.jpg')
  })
})
