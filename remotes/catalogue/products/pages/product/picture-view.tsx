import { FullView } from '@stoa/ui/image-gallery'
import { useState } from 'react'

interface PictureViewProps {
  /** In their order. */
  pictures: readonly { url: string; alt: string }[]
  /** The address of the one that is shown first. */
  first: string
  onClose: () => void
}

/** The pictures of a product as large as the window allows, one at a time. */
export function PictureView({ pictures, first, onClose }: PictureViewProps) {
  const [shown, setShown] = useState(first)
  const images = pictures.map(({ url, alt }) => ({ id: url, url, alt }))
  const image = images.find(({ id }) => id === shown)
  return image ? <FullView images={images} image={image} onShow={setShown} onClose={onClose} /> : null
}
