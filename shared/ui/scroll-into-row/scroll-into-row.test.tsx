import { scrollIntoRow } from './scroll-into-row.tsx'

/** A row of 100 px and an item that begins and ends at these pixels. */
function renderRow(item: { left: number; right: number }) {
  document.body.innerHTML = '<nav><ul><li><a href="/">Item</a></li></ul></nav>'
  const [row, link] = [document.querySelector('nav'), document.querySelector('a')] as [
    HTMLElement,
    HTMLElement,
  ]
  Object.defineProperties(row, { scrollWidth: { value: 400 }, clientWidth: { value: 100 } })
  row.scrollLeft = 60
  row.getBoundingClientRect = () => ({ left: 10, right: 110 }) as DOMRect
  link.getBoundingClientRect = () => item as DOMRect
  return { row, link }
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

test.each([
  ['ends behind the row', { left: 90, right: 150 }, 100],
  ['begins before the row', { left: -20, right: 40 }, 30],
  ['is fully visible', { left: 10, right: 110 }, 60],
])('an item that %s', async (_where, item, scrolled) => {
  const { row, link } = renderRow(item)
  scrollIntoRow(link)
  await nextFrame()
  expect(row.scrollLeft).toBe(scrolled)
})

test('an item that is gone leaves the row as it is', async () => {
  const { row } = renderRow({ left: 90, right: 150 })
  scrollIntoRow(null)
  await nextFrame()
  expect(row.scrollLeft).toBe(60)
})
