import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { colours } from '../seed/catalogue/colours.mts'
import { giftCardPicture, picturesOf, productPlans } from '../seed/catalogue/plans.mts'
import { draw } from './drawings.mts'
import { mixInk } from './ink.mts'

const folder = join(import.meta.dirname, '../pictures')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder)

const pictures = [...productPlans.flatMap(picturesOf), giftCardPicture]
for (const { file, drawing, colour } of pictures) {
  writeFileSync(join(folder, file), draw(drawing, mixInk(colours[colour])))
}
console.log(`${pictures.length} pictures in ${folder}`)
