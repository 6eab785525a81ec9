import { jest } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { render } from '../testing/render.tsx'
import { ImageGallery } from './image-gallery.tsx'

function Example({ onRemove }: { onRemove: (ids: readonly string[]) => void }) {
  const [ids, setIds] = useState<readonly string[]>(['Front', 'Side', 'Back'])
  const [thumbnailId, setThumbnailId] = useState('Front')
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  return (
    <ImageGallery
      label="Pictures"
      images={ids.map((id) => ({ id, url: `/${id}.png`, alt: id }))}
      thumbnailId={thumbnailId}
      onThumbnail={setThumbnailId}
      selected={selected}
      onSelect={setSelected}
      onRemove={onRemove}
      onReorder={setIds}
    />
  )
}

const renderGallery = () => {
  const onRemove = jest.fn()
  render(<Example onRemove={onRemove} />)
  return onRemove
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const dialog = () => within(screen.getByRole('dialog'))
const tile = (name: string) => within(screen.getByRole('row', { name }))
const names = () => screen.getAllByRole('row').map((row) => within(row).getByRole('img').getAttribute('alt'))

describe('ImageGallery', () => {
  it('marks the thumbnail and lets another picture replace it', async () => {
    renderGallery()
    expect(tile('Front').getByText('Thumbnail')).toBeInTheDocument()

    await press('Make Side the thumbnail')
    expect(tile('Side').getByText('Thumbnail')).toBeInTheDocument()
    expect(tile('Front').queryByText('Thumbnail')).not.toBeInTheDocument()
  })

  it('removes one picture, or all selected ones in their order', async () => {
    const onRemove = renderGallery()
    await press('Remove Side')
    expect(onRemove).toHaveBeenLastCalledWith(['Side'])

    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Back' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Front' }))
    expect(screen.getByRole('status')).toHaveTextContent('2 selected')
    await press('Remove the selected')
    expect(onRemove).toHaveBeenLastCalledWith(['Front', 'Back'])
  })

  it('deselects a picture', async () => {
    renderGallery()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Back' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Back' }))

    expect(screen.queryByText(/selected/)).not.toBeInTheDocument()
  })

  it('moves a picture by its buttons and keeps the focus on it', async () => {
    renderGallery()
    await press('Move Front later')

    expect(names()).toEqual(['Side', 'Front', 'Back'])
    expect(screen.getByRole('button', { name: 'Move Front later' })).toHaveFocus()
  })

  it('shows a picture in full and moves through all of them by keys and buttons', async () => {
    renderGallery()
    await userEvent.click(tile('Front').getByRole('img'))
    expect(dialog().getByRole('img', { name: 'Front' })).toBeInTheDocument()
    expect(dialog().getByText('Picture 1 of 3')).toBeInTheDocument()

    await userEvent.keyboard('{ArrowRight}')
    expect(dialog().getByRole('img', { name: 'Side' })).toBeInTheDocument()
    await press('Previous picture')
    await press('Previous picture')
    expect(dialog().getByRole('img', { name: 'Back' })).toBeInTheDocument()

    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})
