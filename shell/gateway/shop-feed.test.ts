import { dynamicDocument } from './dynamic-document.ts'
import { pagesWithZones, shopFeedOf } from './shop-feed.ts'

const entry = (name: string, base: string, ...zones: unknown[]) => ({
  base,
  manifest: { name, widgets: zones.map((zone, index) => ({ id: String(index), zone })) },
})

test('the zones of the shop that have widgets are found, and the folders beside the feed', () => {
  const feed = {
    extensions: [
      entry('loyalty', 'https://loyalty.test/', 'product.after', 'home.after'),
      entry('reviews', '/extensions/reviews/1/', ['product.after', 'confirmed.after']),
      entry('staff', '/extensions/staff/1/', 'product.details.after'),
    ],
  }
  expect(shopFeedOf(feed)).toEqual({
    zones: ['product.after', 'confirmed.after'],
    bases: ['/extensions/reviews/1/'],
  })
})

test('an extension that is switched off has no widgets, and damaged entries harm nobody', () => {
  const feed = {
    disabled: ['reviews'],
    extensions: [
      null,
      { manifest: null },
      entry('odd', '//elsewhere.test/', 'cart.after'),
      { manifest: { name: 'broken', widgets: [null, 'x', { zone: 7 }] } },
      entry('reviews', '/extensions/reviews/1/', 'product.after'),
    ],
  }
  expect(shopFeedOf(feed)).toEqual({ zones: ['cart.after'], bases: [] })
})

test('a page says which zones have widgets; without any it stays as it is', async () => {
  const page = await dynamicDocument('<meta name="stoa-extensions" content="" />', 'text/html')
  const named = pagesWithZones()
  expect(await named(page, [])).toBe(page)
  const written = await named(page, ['cart.after', 'account.card'])
  expect(written.plain.toString()).toBe('<meta name="stoa-extensions" content="cart.after account.card" />')
  expect(written.etag).not.toBe(page.etag)
  expect(await named(page, ['cart.after', 'account.card'])).toBe(written)
})
