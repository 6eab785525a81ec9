import { useState } from 'react'
import { examplePicture } from '../gallery/example-picture.ts'
import type { Examples } from '../gallery/examples.ts'
import { ImageGallery, type GalleryImage } from './image-gallery.tsx'

const COLOURS = ['teal', 'sienna', 'slateblue', 'olive']

interface ExampleProps {
  label: string
  names: readonly string[]
  isFixed?: boolean
}

function Example({ label, names, isFixed }: ExampleProps) {
  const [images, setImages] = useState<readonly GalleryImage[]>(() =>
    names.map((name, index) => ({ id: name, url: examplePicture(COLOURS[index] ?? 'gray'), alt: name })),
  )
  const [thumbnailId, setThumbnailId] = useState(names[0] ?? null)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(names.slice(1, 2)))
  const inOrder = (ids: readonly string[]) => ids.flatMap((id) => images.filter((image) => image.id === id))
  return (
    <ImageGallery
      label={label}
      images={images}
      thumbnailId={thumbnailId}
      onThumbnail={setThumbnailId}
      selected={selected}
      onSelect={setSelected}
      onRemove={(ids) => setImages(images.filter(({ id }) => !ids.includes(id)))}
      onReorder={isFixed ? undefined : (ids) => setImages(inOrder(ids))}
    />
  )
}

export const examples: Examples = {
  'Four pictures': function Four() {
    return <Example label="Pictures of the shirt" names={['Front', 'Back', 'Sleeve', 'Collar']} />
  },
  'One picture, fixed order': function One() {
    return <Example label="Pictures of the mug" names={['Mug']} isFixed />
  },
}
