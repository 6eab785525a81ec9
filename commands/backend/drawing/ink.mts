/** One colour in the four strengths that a drawing needs. */
export interface Ink {
  main: string
  dark: string
  light: string
  /** The wall behind. */
  ground: string
}

export function mixInk(colour: string): Ink {
  return {
    main: colour,
    dark: mix(colour, '#1d1a16', 0.28),
    light: mix(colour, '#ffffff', 0.35),
    ground: mix(colour, '#f6f2ea', 0.84),
  }
}

function mix(from: string, to: string, share: number): string {
  const channels = [1, 3, 5].map((start) => {
    const [a, b] = [from, to].map((colour) => Number.parseInt(colour.slice(start, start + 2), 16)) as [
      number,
      number,
    ]
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${channels.join('')}`
}
