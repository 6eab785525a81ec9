import { fireEvent, render, screen } from '@testing-library/react'
import { Thumbnail } from './thumbnail.tsx'

describe('Thumbnail', () => {
  it('lets an icon stand in for a picture that does not load, until there is another one', () => {
    const { rerender } = render(<Thumbnail src="/broken.jpg" alt="Shirt" />)

    fireEvent.error(screen.getByRole('img', { name: 'Shirt' }))
    expect(screen.queryByRole('img')).not.toBeInTheDocument()

    rerender(<Thumbnail src="/whole.jpg" alt="Shirt" />)
    expect(screen.getByRole('img', { name: 'Shirt' })).toHaveAttribute('src', '/whole.jpg')
  })
})
