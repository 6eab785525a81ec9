import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { colours } from '../seed/catalogue/colours.mts'
import { giftCardPicture, picturesOf, productPlans } from '../seed/catalogue/plans.mts'
import { draw } from './drawings.mts'
import { mixInk } from './ink.mts'

const folder = join(import.meta.dirname, '../pictures')
const pictures = [...productPlans.flatMap(picturesOf), giftCardPicture]

test('the folder holds the pictures of the shipped products and no others', () => {
  assert.deepEqual(readdirSync(folder).toSorted(), pictures.map(({ file }) => file).toSorted())
})

test('each is what the drawings make today, square and at most 2 kB', () => {
  for (const { file, drawing, colour } of pictures) {
    const picture = readFileSync(join(folder, file), 'utf8')
    assert.equal(picture, draw(drawing, mixInk(colours[colour])), `${file}: run "npm run pictures"`)
    assert.match(picture, /^<svg [^>]*viewBox="0 0 240 240"/)
    assert.ok(Buffer.byteLength(picture) <= 2048, file)
  }
})
