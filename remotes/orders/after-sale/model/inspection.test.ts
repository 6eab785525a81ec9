import { damagedItems, damagedLevels, damagedPieces, inspectedLines } from './inspection.ts'

const line = (more: object = {}) => ({
  title: 'Mug',
  variantId: 'variant_1',
  damaged: 0,
  note: '',
  pictures: [],
  ...more,
})
const level = (location_id: string) => ({ location_id })

it('only lines with damage, a note or a picture are noted', () => {
  const lines = [
    line(),
    line({ damaged: 1 }),
    line({ note: ' ' }),
    line({ note: 'Worn' }),
    line({ pictures: ['a'] }),
  ]
  expect(inspectedLines(lines)).toEqual([lines[1], lines[3], lines[4]])
})

it('damaged pieces of two lines of one variant are added up, those without a variant are not counted', () => {
  const lines = [line({ damaged: 1 }), line({ damaged: 2 }), line({ damaged: 4, variantId: null })]
  expect([...damagedPieces(lines)]).toEqual([['variant_1', { pieces: 3, parts: undefined }]])
})

it('damaged pieces leave the stock that received them', () => {
  const item = { id: 'iitem_1', location_levels: [level('hamburg')] }
  expect(damagedLevels([{ item, quantity: 3 }], { from: 'hamburg', to: null })).toEqual([
    { itemId: 'iitem_1', locationId: 'hamburg', by: -3 },
  ])
})

it('damaged pieces of two variants of one item are added up', () => {
  const item = { id: 'iitem_1', location_levels: [level('hamburg')] }
  const both = damagedItems([
    { inventory: [item], pieces: 1 },
    { inventory: [item], pieces: 2 },
  ])
  expect(damagedLevels(both, { from: 'hamburg', to: null })).toEqual([
    { itemId: 'iitem_1', locationId: 'hamburg', by: -3 },
  ])
})

it('a damaged kit takes as many of a part off its stock as a piece requires', () => {
  const item = { id: 'iitem_1', location_levels: [level('hamburg')] }
  const parts = [{ inventory_item_id: 'iitem_1', required_quantity: 3 }]
  expect(damagedItems([{ inventory: [item], pieces: 2, parts }])).toEqual([{ item, quantity: 6 }])
})

it('damaged pieces go to another location, also to one that did not keep the item', () => {
  const items = [
    { id: 'iitem_1', location_levels: [level('hamburg'), level('outlet')] },
    { id: 'iitem_2', location_levels: [level('hamburg')] },
  ]
  expect(
    damagedLevels(damagedItems([{ inventory: items, pieces: 1 }]), { from: 'hamburg', to: 'outlet' }),
  ).toEqual([
    { itemId: 'iitem_1', locationId: 'hamburg', by: -1 },
    { itemId: 'iitem_1', locationId: 'outlet', by: 1 },
    { itemId: 'iitem_2', locationId: 'hamburg', by: -1 },
    { itemId: 'iitem_2', locationId: 'outlet', by: 1 },
  ])
})

it('an item that the location does not keep stays as it is', () => {
  const item = { id: 'iitem_1', location_levels: [] }
  expect(damagedLevels([{ item, quantity: 1 }], { from: 'hamburg', to: null })).toEqual([])
})
