import type { Locator, Page } from '@playwright/test'

/** How wide the admin is on every picture, in CSS pixels. */
export const WIDTH = 1280

const MARGIN = 24
const RING_GAP = 3
const QUALITY = 0.75

/** A rectangle in CSS pixels. */
interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** What one picture shows. */
export interface Shot {
  /** Whatever has to be seen; the picture is cut to it, with a margin. Without it the whole window is there. */
  frame?: readonly Locator[]
  /** How far the picture reaches around it, in CSS pixels. Default 24. */
  margin?: number
  /** What a ring is drawn around; several locators of one ring are surrounded together. */
  rings: readonly (readonly Locator[])[]
}

async function around(locators: readonly Locator[]): Promise<Box> {
  const all = (await Promise.all(locators.map((locator) => locator.all()))).flat()
  const boxes = (await Promise.all(all.map((one) => one.boundingBox()))).filter((box) => box !== null)
  if (boxes.length === 0) throw new Error(`nothing is to be seen of ${locators.join(', ')}`)
  const left = Math.min(...boxes.map(({ x }) => x))
  const top = Math.min(...boxes.map(({ y }) => y))
  return {
    x: left,
    y: top,
    width: Math.max(...boxes.map(({ x, width }) => x + width)) - left,
    height: Math.max(...boxes.map(({ y, height }) => y + height)) - top,
  }
}

/** A box that is wider on every side, but not beyond the window, whose edge it keeps `inset` pixels away from. */
function widened({ x, y, width, height }: Box, by: number, page: Page, inset = 0): Box {
  const window = page.viewportSize() ?? { width: WIDTH, height: 0 }
  const left = Math.max(inset, Math.floor(x - by))
  const top = Math.max(inset, Math.floor(y - by))
  return {
    x: left,
    y: top,
    width: Math.min(window.width - inset, Math.ceil(x + width + by)) - left,
    height: Math.min(window.height - inset, Math.ceil(y + height + by)) - top,
  }
}

/** Takes one picture of a page as it is now, rings drawn, as WebP. */
export async function photograph(page: Page, { frame, margin = MARGIN, rings }: Shot): Promise<Buffer> {
  const window = { x: 0, y: 0, ...(page.viewportSize() ?? { width: WIDTH, height: 0 }) }
  const clip = frame ? widened(await around(frame), margin, page) : window
  const boxes = await Promise.all(
    rings.map(async (ring) => {
      const { x, y, width, height } = widened(await around(ring), RING_GAP, page, RING_GAP)
      return { x: x - clip.x, y: y - clip.y, width, height }
    }),
  )
  const png = await page.screenshot({ clip, animations: 'disabled', caret: 'hide' })
  return drawRings(page, png, boxes)
}

/** The browser is the only one here that can draw and write WebP. An empty page of its own has no policy against it. */
async function drawRings(page: Page, png: Buffer, boxes: readonly Box[]): Promise<Buffer> {
  const desk = await page.context().newPage()
  const written = await desk.evaluate(
    async ({ source, rings, quality }) => {
      const image = new Image()
      image.src = source
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = image.width
      canvas.height = image.height
      const pen = canvas.getContext('2d')
      if (!pen) throw new Error('this browser does not draw')
      pen.drawImage(image, 0, 0)
      pen.strokeStyle = '#e5006d'
      pen.lineWidth = 3
      for (const { x, y, width, height } of rings) {
        pen.beginPath()
        pen.roundRect(x, y, width, height, 10)
        pen.stroke()
      }
      return canvas.toDataURL('image/webp', quality)
    },
    { source: `data:image/png;base64,${png.toString('base64')}`, rings: boxes, quality: QUALITY },
  )
  await desk.close()
  return Buffer.from(written.slice(written.indexOf(',') + 1), 'base64')
}
