import { examplePicture } from '../gallery/example-picture.ts'
import type { Examples } from '../gallery/examples.ts'
import { Thumbnail } from './thumbnail.tsx'

const SIZES = ['small', 'medium', 'large'] as const

export const examples: Examples = {
  Sizes: function Sizes() {
    return (
      <>
        {SIZES.map((size) => (
          <Thumbnail key={size} src={examplePicture('teal')} alt={`A ${size} shirt`} size={size} />
        ))}
      </>
    )
  },
  'Without a picture': function Missing() {
    return (
      <>
        {SIZES.map((size) => (
          <Thumbnail key={size} src={null} alt="" size={size} />
        ))}
      </>
    )
  },
  'Fills its container': function Fill() {
    return (
      <div style={{ inlineSize: 160 }}>
        <Thumbnail src={examplePicture('sienna')} alt="A large shirt" size="fill" />
      </div>
    )
  },
}
