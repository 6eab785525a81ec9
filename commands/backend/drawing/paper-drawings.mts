import type { Ink } from './ink.mts'
import { box, line, oval, path, row } from './shapes.mts'

const sheet = '#fbf8f1'

export const paperDrawings = {
  notebook: ({ main, dark, light }: Ink) =>
    box(74, 48, 108, 148, sheet, 4) +
    box(66, 44, 108, 148, main, 6) +
    box(66, 44, 18, 148, dark, 6) +
    box(100, 74, 54, 30, light, 3) +
    line('M160 44v160', '#c4643f', 4),
  pencils: ({ main, dark, light }: Ink) =>
    row(
      5,
      26,
      0,
      box(58, 78, 16, 110, main, 2) +
        path('M58 78l8-26 8 26z', '#e8d0a5') +
        path('M63 62l3-10 3 10z', dark) +
        line('M66 84v98', light, 3),
    ),
  pen: ({ main, dark, light }: Ink) =>
    `<g transform="rotate(40 120 120)">${box(108, 34, 24, 128, main, 10)}${path('M110 162h20l-8 40h-4z', dark)}${box(106, 92, 28, 8, light, 2)}${line('M130 44v44', light, 4)}</g>`,
  card: ({ main, dark, light }: Ink) =>
    `<g transform="rotate(-8 120 120)">${box(50, 84, 128, 92, light, 4)}${line('M50 86l64 50 64-50', dark, 3)}</g><g transform="rotate(6 130 120)">${box(82, 64, 110, 80, sheet, 4)}${oval(137, 98, 18, 18, main)}${line('M112 128h50', dark, 3)}</g>`,
  roll: ({ main, dark, light }: Ink) =>
    `<g transform="rotate(-28 120 120)">${box(34, 92, 172, 52, main, 6)}${line('M60 96v44M90 96v44M120 96v44M150 96v44', light, 4)}${oval(206, 118, 12, 26, dark)}${oval(206, 118, 5, 12, sheet)}</g>`,
  poster: ({ main, dark, light }: Ink) =>
    box(60, 36, 120, 160, sheet, 2) +
    box(72, 48, 96, 124, light, 2) +
    oval(146, 78, 14, 14, '#f0b04a') +
    path('M72 140q26-40 48-12t48-22v66h-96z', main) +
    path('M72 156q36-22 96-4v20h-96z', dark),
  voucher: ({ main, dark, light }: Ink) =>
    box(40, 76, 160, 100, main, 10) +
    box(96, 76, 16, 100, light, 0) +
    line('M104 76q-34-40-38-12t38 12q34-40 38-12t-38 12', dark, 6) +
    line('M130 130h50M130 148h34', light, 5),
}
