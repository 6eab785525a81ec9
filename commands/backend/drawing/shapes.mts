export function path(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`
}

export function line(d: string, stroke: string, width: number): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
}

export function box(x: number, y: number, width: number, height: number, fill: string, radius = 4): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`
}

export function oval(cx: number, cy: number, rx: number, ry: number, fill: string): string {
  return `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"/>`
}

/** The same shape several times, moved a step further each time. */
export function row(count: number, stepX: number, stepY: number, shape: string): string {
  return Array.from(
    { length: count },
    (_, index) => `<g transform="translate(${index * stepX} ${index * stepY})">${shape}</g>`,
  ).join('')
}
