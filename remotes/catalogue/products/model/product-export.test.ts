import { productExport } from './product-export.ts'

it('exports what the list shows, whatever its page, and of its columns those that a file has', () => {
  const shown = { q: 'cup', is_giftcard: false, order: '-title', limit: 20, offset: 40 }
  expect(productExport(shown)).toEqual({
    type: 'product-export',
    dry_run: false,
    context: { filterable_fields: { q: 'cup', is_giftcard: false }, order: '-title' },
  })
  expect(productExport(shown, ['title', 'stock', 'status']).context).toMatchObject({
    fields: 'id,handle,title,thumbnail,status',
  })
})
