import * as fc from 'fast-check'
import { addTags, endsTag, tagsIn } from './tag-text.ts'

describe('tags', () => {
  it('finds tags between commas and lines', () => {
    expect(tagsIn(' summer, new in ,,\nlinen\t ')).toEqual(['summer', 'new in', 'linen'])
    expect(tagsIn('夏季，新品、亚麻،صيف')).toEqual(['夏季', '新品', '亚麻', 'صيف'])
    expect(endsTag('summer')).toBe(false)
    expect(endsTag('summer,')).toBe(true)
  })

  it('rejects existing tags, ignoring case', () => {
    expect(addTags(['Summer'], ['linen', 'summer', 'LINEN'])).toEqual({
      tags: ['Summer', 'linen'],
      duplicates: ['summer', 'LINEN'],
    })
  })

  it('never holds a tag twice and loses none', () => {
    const some = fc.array(fc.string())
    fc.assert(
      fc.property(some, (added) => {
        const { tags, duplicates } = addTags([], added)
        expect(new Set(tags.map((tag) => tag.toLowerCase())).size).toBe(tags.length)
        expect([...tags, ...duplicates].toSorted()).toEqual(added.toSorted())
      }),
    )
  })
})
