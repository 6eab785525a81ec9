/** The shop's colours, as the pictures show them. */
export const colours = {
  Oat: '#d9c7a3',
  Chalk: '#e9e5dc',
  Slate: '#5f6b76',
  Charcoal: '#3b3f45',
  Moss: '#6f7f4f',
  Sage: '#a3b18a',
  Terracotta: '#c4643f',
  Rust: '#a34a28',
  Ochre: '#d19a2f',
  Rose: '#d49a94',
  Indigo: '#3d4a7a',
  Navy: '#26324d',
  Sky: '#8fb3cc',
  Plum: '#6d3f5b',
  Oak: '#b98a56',
  Walnut: '#7a5236',
  Steel: '#9aa3aa',
  Brass: '#b8963e',
} as const

export type Colour = keyof typeof colours
