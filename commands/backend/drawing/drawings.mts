import { clothingDrawings } from './clothing-drawings.mts'
import { homeDrawings } from './home-drawings.mts'
import type { Ink } from './ink.mts'
import { kitchenDrawings } from './kitchen-drawings.mts'
import { paperDrawings } from './paper-drawings.mts'

const drawings = { ...kitchenDrawings, ...homeDrawings, ...clothingDrawings, ...paperDrawings }

export type Drawing = keyof typeof drawings

/** A square SVG document: the thing in its colour, on a wall of a paler one. */
export function draw(kind: Drawing, ink: Ink): string {
  const shadow = '<ellipse cx="120" cy="200" rx="74" ry="8" fill="#000" opacity=".12"/>'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240"><path fill="${ink.ground}" d="M0 0h240v240H0z"/>${shadow}${drawings[kind](ink)}</svg>\n`
}
